import { expect, test } from 'vitest'
import { ageOn, firstBirthDate, isAtLeast, lastBirthDate } from './age.ts'

const noon = (day: string) => new Date(`${day}T12:00+05:30`)

test.each([
  ['on the birthday itself', '2026-03-14', '2008-03-14', 18, 0],
  ['the day before', '2026-03-13', '2008-03-14', 17, 11],
  ['born on 29 February, on the 28th of a common year', '2026-02-28', '2008-02-29', 17, 11],
  ['born on 29 February, on 1 March of a common year', '2026-03-01', '2008-02-29', 18, 0],
  ['born on 29 February, on that day', '2028-02-29', '2008-02-29', 20, 0],
  ['born on 1 March, on 29 February', '2028-02-29', '2010-03-01', 17, 11],
  ['born on the last of a month, in a shorter one', '2026-06-30', '2008-05-31', 18, 0],
  ['not yet born', '2026-03-14', '2026-03-15', 0, 11],
])('computes the age: %s', (_, day, dateOfBirth, ageYears, ageMonths) => {
  expect(ageOn(noon(day), dateOfBirth)).toEqual({ ageYears, ageMonths })
})

test('the birthday begins at midnight in India', () => {
  const [before, after] = [new Date('2026-03-13T18:29:59Z'), new Date('2026-03-13T18:30:00Z')]
  expect([before, after].map((moment) => ageOn(moment, '2008-03-14').ageYears)).toEqual([17, 18])
  expect([before, after].map((moment) => isAtLeast(18, '2008-03-14', moment))).toEqual([false, true])
})

test('a person born on 29 February comes of age on 1 March', () => {
  expect(isAtLeast(18, '2008-02-29', noon('2026-02-28'))).toBe(false)
  expect(isAtLeast(18, '2008-02-29', noon('2026-03-01'))).toBe(true)
})

test('on 29 February a search finds nobody a day too young and misses nobody a day too old', () => {
  expect(lastBirthDate(noon('2028-02-29'), 18)).toBe('2010-02-28')
  expect(firstBirthDate(noon('2028-02-29'), 40)).toBe('1987-03-01')
})

const dayMs = 86_400_000
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(first) + at * dayMs).toISOString().slice(0, 10),
  )

test('age, minimum age and the birth dates of a search agree around every end of February', () => {
  const births = [2007, 2008, 2009, 2010].flatMap((year) => daysFrom(`${year}-02-26`, 6))
  for (const day of [2026, 2027, 2028].flatMap((year) => daysFrom(`${year}-02-26`, 6)))
    for (const born of births) {
      const now = noon(day)
      const { ageYears } = ageOn(now, born)
      expect.soft(isAtLeast(ageYears, born, now), `${born} on ${day}`).toBe(true)
      expect.soft(isAtLeast(ageYears + 1, born, now), `${born} on ${day}`).toBe(false)
      expect.soft(born >= firstBirthDate(now, ageYears), `${born} on ${day}`).toBe(true)
      expect.soft(born >= firstBirthDate(now, ageYears - 1), `${born} on ${day}`).toBe(false)
    }
})
