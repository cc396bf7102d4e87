import { expect, it } from 'vitest'
import { withoutMeanings } from '../../meanings.ts'

it.each([
  ["wire('A', { name: ['na', z.string(), 'Full name'] })", "wire('', { name: ['na', z.string(), ''] })"],
  ["field('na', line(), 'Name', { meaning: 'Full name' })", "field('na', line(), 'Name', {  })"],
  [
    "unlabelled('mm', month, 'Month, 1 to 12', { step: [2, 1] })",
    "unlabelled('mm', month, '', { step: [2, 1] })",
  ],
  [
    "field('ca', line(), 'Caste', { matchable: 'caste', card: 'guest' })",
    "field('ca', line(), 'Caste', { card: 'guest' })",
  ],
  [
    "endpoint({ path: '/a', audit: { reads: 'profile opened' }, method: 'GET' })",
    "endpoint({ path: '/a', method: 'GET' })",
  ],
  ["endpoint({ summary: 'Reads a profile', path: '/a' })", "endpoint({ path: '/a' })"],
  ['endpoint({ audit: noAudit.own })', 'endpoint({  })'],
  ["endpoint({ limit: { requests: 20 }, path: '/a', cacheable: true })", "endpoint({ path: '/a',  })"],
  ["approve({ to: 'Active', notifies: 'photoApproved' })", "approve({ to: 'Active',  })"],
  [
    "page({ path: '/home', file: 'site/HomePage.tsx', shell: 'site' })",
    "page({ path: '/home', shell: 'site' })",
  ],
  ['const kinds = { ap: { limit: 5 } }', 'const kinds = { ap: { limit: 5 } }'],
  ["const three = ['one', 'two', 'three']", "const three = ['one', 'two', 'three']"],
  ["const pair = ['bi', basicInfo]", "const pair = ['bi', basicInfo]"],
])('%s reaches the browser as %s', (code, sent) => {
  expect(withoutMeanings(code)).toBe(sent)
})
