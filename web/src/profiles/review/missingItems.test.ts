import { describe, expect, it } from 'vitest'
import { missingItems } from './MissingList.tsx'

describe('what is missing from a profile', () => {
  it.each([
    ['bi.ht.ft', 'basic'],
    ['bi.cna', 'contact'],
    ['bi.cp.nu', 'contact'],
    ['bi.cr', 'contact'],
    ['bi.ph.nu', 'basic'],
    ['bi.em.v', 'contact'],
    ['bi.prd', 'about'],
    ['fi.fad', 'aboutFamily'],
    ['fi.fn', 'family'],
    ['pi.edu.de', 'professional'],
    ['li.ca.co', 'contact'],
    ['ri.de', 'religion'],
    ['media', 'photo'],
    ['bp', 'preferences'],
  ])('at %s links to #%s', (path, anchor) => {
    expect(missingItems({ [path]: 'Say it' })).toMatchObject([{ message: 'Say it', anchor }])
  })
})
