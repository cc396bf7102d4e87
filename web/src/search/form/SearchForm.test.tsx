import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { defaultValues, type SearchFormName } from '../searchForms.ts'
import type { SearchValues } from '../searchParams.ts'
import { SearchForm } from './SearchForm.tsx'

const items = (...keys: string[]) => ({ body: keys.map((key) => ({ key, value: key })) })
const emptyPage = { body: { results: [], total: 0, page: 0 } }

function open(form: SearchFormName, overrides: Partial<SearchValues> = {}) {
  const onSearch = vi.fn()
  function Holder() {
    const [values, setValues] = useState<SearchValues>({ ...defaultValues(form), ...overrides })
    return (
      <SearchForm
        form={form}
        values={values}
        onSearch={onSearch}
        results="/profile/list"
        onChange={setValues}
      />
    )
  }
  renderAt('/profile/search', <Holder />)
  return onSearch
}

beforeEach(() => {
  localStorage.clear()
  const lists = (call: RecordedCall) => (call.path.startsWith('/api/configurations/') ? emptyPage : items())
  answerWith(
    new Proxy(
      {
        'GET /api/settings/ages': () => items('18', '21', '25', '30', '40'),
        'GET /api/settings/salaryRangeValues': () => items('0', '100000', '500000'),
        'GET /api/countries': () => items('India', 'Kenya'),
        'GET /api/countries/states': () => items('Kerala'),
      } as Record<string, (call: RecordedCall) => { body: unknown }>,
      { get: (known, name: string) => known[name] ?? lists },
    ),
  )
})

const field = (name: string) => screen.getByLabelText(name, { selector: 'input, select' }) as HTMLInputElement

describe('a search form', () => {
  it('enables the upper income only after a lower one above zero is chosen', async () => {
    open('advanced')
    await screen.findAllByRole('option', { name: '500000' })
    expect(field('Annual income, to').disabled).toBe(true)
    await userEvent.selectOptions(field('Annual income, from'), '0')
    expect(field('Annual income, to').disabled).toBe(true)
    await userEvent.selectOptions(field('Annual income, from'), '100000')
    expect(field('Annual income, to').disabled).toBe(false)
  })

  it('enables states and cities only within a chosen country and state', async () => {
    open('regular', { country: 'India' })
    expect(field('State').disabled).toBe(false)
    expect(field('City').disabled).toBe(true)
  })

  it('disables state and city while the country is Any', () => {
    open('regular')
    expect([field('State').disabled, field('City').disabled]).toEqual([true, true])
  })

  it('refuses a range whose lower bound is above the upper one', async () => {
    const onSearch = open('quick', { age: { from: '40', to: '25' } })
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText('From value should be less than To value')).toBeTruthy()
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('searches with the values it shows', async () => {
    const onSearch = open('quick')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(onSearch).toHaveBeenCalledWith(defaultValues('quick'))
  })

  it('offers the photo filter in the advanced form only', () => {
    open('regular')
    expect(screen.queryByLabelText('With Photo')).toBeNull()
  })
})
