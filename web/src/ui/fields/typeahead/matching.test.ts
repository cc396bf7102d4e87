import { expect, it } from 'vitest'
import { matching } from './useTypeahead.ts'

const choices = ['Mar Thoma Syrian', 'Syro-Malabar', 'Church of South India', 'São Tomé'].map((label) => ({
  value: label,
  label,
}))
const labels = (query: string) => matching(choices, query).map(({ label }) => label)

it.each([
  ['', ['Mar Thoma Syrian', 'Syro-Malabar', 'Church of South India', 'São Tomé']],
  ['mar', ['Mar Thoma Syrian']],
  ['mala', ['Syro-Malabar']],
  ['india  church', ['Church of South India']],
  ['sao tome', ['São Tomé']],
  ['  ', ['Mar Thoma Syrian', 'Syro-Malabar', 'Church of South India', 'São Tomé']],
  ['xyz', []],
])('%j finds %j', (query, found) => {
  expect(labels(query)).toEqual(found)
})
