import { expect, it } from 'vitest'
import { withoutMeanings } from '../../meanings.ts'

it.each([
  ["wire('A', { name: ['na', z.string(), 'Full name'] })", "wire('A', { name: ['na', z.string(), ''] })"],
  ["field('na', line(), 'Name', { meaning: 'Full name' })", "field('na', line(), 'Name', { meaning: '' })"],
  ["const three = ['one', 'two', 'three']", "const three = ['one', 'two', 'three']"],
  ["const pair = ['bi', basicInfo]", "const pair = ['bi', basicInfo]"],
])('%s reaches the browser as %s', (code, sent) => {
  expect(withoutMeanings(code)).toBe(sent)
})
