import { describe, expect, it } from 'vitest'
import { photoProblem, withKnownName } from './photoFile.ts'

const megabyte = 1024 * 1024

describe('a chosen file', () => {
  it.each([
    ['a.jpg', 'image/jpeg', 1, undefined],
    ['a.png', 'image/png', 1, undefined],
    ['a.webp', 'image/webp', 1, undefined],
    ['a.JFIF', '', 1, undefined],
    ['a.jpg', 'image/jpeg', 10 * megabyte, undefined],
    ['a.jpg', 'image/jpeg', 10 * megabyte + 1, 'Please choose a photo of at most 10 MB and 50 megapixels'],
    ['a.pdf', 'application/pdf', 1, 'Please choose a JPEG, PNG or WebP photo'],
    ['a.svg', 'image/svg+xml', 1, 'Please choose a JPEG, PNG or WebP photo'],
    ['a.jpg', '', 1, 'Please choose a JPEG, PNG or WebP photo'],
  ])('%s of type "%s" with %i bytes: %s', (name, type, size, problem) => {
    expect(photoProblem({ name, type, size })).toBe(problem)
  })

  it('with the ending jfif gets a new name with the time and the ending jpg', () => {
    const file = withKnownName(new File(['x'], 'photo.jfif'), 1_790_000_000_000)
    expect([file.name, file.type]).toEqual(['1790000000000.jpg', 'image/jpeg'])
  })

  it('with another ending keeps its name', () => {
    const file = new File(['x'], 'photo.png', { type: 'image/png' })
    expect(withKnownName(file)).toBe(file)
  })
})
