import { describe, expect, it } from 'vitest'
import { bnrIdOf, contactPhoneOf, largestOrdinal, phoneOf } from './numbering.ts'
import { randomOf } from './random.ts'

const many = 200_000
const ordinals = Array.from({ length: many }, (_, ordinal) => ordinal)

describe('numbers of the demo profiles', () => {
  it('give every ordinal its own BNR ID of 8 digits, away from the demo logins', () => {
    const ids = new Set(ordinals.map(bnrIdOf))
    expect(ids.size).toBe(many)
    expect([...ids].filter((id) => id < 20_000_000 || id > 99_999_999)).toEqual([])
  })

  it('give every ordinal its own valid Indian mobile number, which no demo login has', () => {
    const numbers = new Set(ordinals.map(phoneOf))
    expect(numbers.size).toBe(many)
    const wrong = [...numbers].filter(
      (number) => !/^[6-9]\d{9}$/.test(number) || /^9[01]0000000\d$/.test(number),
    )
    expect(wrong).toEqual([])
  })

  it('give contact persons numbers that no member has', () => {
    const members = new Set(ordinals.map(phoneOf))
    expect(ordinals.slice(0, 50_000).some((ordinal) => members.has(contactPhoneOf(ordinal)))).toBe(false)
  })

  it('follow no visible order', () => {
    const steps = ordinals.slice(0, 1000).map((ordinal) => bnrIdOf(ordinal + 1) - bnrIdOf(ordinal))
    expect(new Set(steps).size).toBe(1000)
  })

  it('are valid up to the largest ordinal', () => {
    expect(bnrIdOf(largestOrdinal)).toBeLessThan(100_000_000)
    expect(contactPhoneOf(largestOrdinal)).toHaveLength(10)
  })
})

describe('random numbers', () => {
  it('repeat for the same seed and differ between neighbouring seeds', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, randomOf(seed).next)
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  it('are evenly distributed', () => {
    const random = randomOf(1)
    const mean = ordinals.reduce((sum) => sum + random.next(), 0) / many
    expect(mean).toBeCloseTo(0.5, 2)
  })

  it('select different values in their order', () => {
    const random = randomOf(2)
    expect(random.some([1, 2, 3, 4, 5], 5)).toEqual([1, 2, 3, 4, 5])
    expect(new Set(random.some([1, 2, 3, 4, 5], 3)).size).toBe(3)
  })
})
