import { expect, test } from 'vitest'
import { archiveFinding } from './database.ts'
import { certificateFinding } from './outside.ts'

test.each([
  [{ mode: 'off', minutes: null, failing: false }, 'warning', 'Off: after a lost disk'],
  [{ mode: 'on', minutes: null, failing: false }, 'warning', 'It has no file yet'],
  [{ mode: 'on', minutes: 1.2, failing: false }, 'fine', 'The newest file is 1 minute old'],
  [{ mode: 'on', minutes: 40, failing: false }, 'warning', 'The newest file is 40 minutes old'],
  [{ mode: 'on', minutes: 1, failing: true }, 'wrong', 'The last attempt failed'],
])('says about the WAL archive %o that it is a case of %s', (archive, level, found) => {
  expect(archiveFinding(archive)).toMatchObject({ level, found: expect.stringContaining(found) })
})

test.each([
  [-3, 'wrong', 'It has expired'],
  [1, 'wrong', 'Expires in 1 day'],
  [20, 'warning', 'Expires in 20 days'],
  [60, 'fine', 'Expires in 60 days'],
])('says about a certificate with %i days left that it is a case of %s', (days, level, found) => {
  expect(certificateFinding(days)).toMatchObject({ level, found })
})
