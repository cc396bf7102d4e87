import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { type Answer, answerWith, type RecordedCall } from '../../testing/answers.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { defaultValues } from '../searchForms.ts'
import type { SearchValues } from '../searchParams.ts'
import { SearchForm } from './SearchForm.tsx'

const keys = ({ body }: RecordedCall) =>
  (body as { criterias: { key: string }[] }).criterias.map(({ key }) => key)
const churches = { results: ['CSI', 'Salvation Army'].map((na) => ({ na })), total: 2, page: 0 }

/** A server on which 1,204 profiles match, and nobody as soon as a denomination is chosen. */
function counted(call: RecordedCall): Answer {
  const asked = keys(call)
  const total = asked.includes('ri.de') ? 0 : 1204
  const without = asked.map((key) => (key === 'ri.de' ? 1204 : 0))
  return { body: { total, lists: [{ key: 'ri.de', counts: { CSI: 1204 } }], without } }
}

function open(answer: (call: RecordedCall) => Answer = counted) {
  const known: Record<string, (call: RecordedCall) => Answer> = {
    'POST /api/profiles/search/counts': answer,
    'GET /api/configurations/denominations': () => ({ body: churches }),
  }
  const lists = (call: RecordedCall) => ({
    body: call.path.startsWith('/api/configurations/') ? { results: [], total: 0, page: 0 } : [],
  })
  const calls = answerWith(new Proxy(known, { get: (all, name: string) => all[name] ?? lists }))
  function Holder() {
    const [values, setValues] = useState<SearchValues>(defaultValues('quick'))
    return <SearchForm form="quick" values={values} onSearch={() => undefined} onChange={setValues} />
  }
  renderAt('/profile/search', <Holder />)
  return calls
}

const denomination = () => screen.getByRole('combobox', { name: 'Denomination' })
async function choose(name: RegExp) {
  await userEvent.click(denomination())
  await userEvent.click(await screen.findByRole('option', { name }))
}

beforeEach(() => {
  localStorage.clear()
  beginSession(anita)
})

describe('a search form of a member', () => {
  it('says on its button how many profiles it will show', async () => {
    open()
    expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Show 1,204 profiles' })).toBeTruthy()
  })

  it('shows the count of each choice, 0 as well, and reads it aloud', async () => {
    open()
    await screen.findByRole('button', { name: 'Show 1,204 profiles' })
    await userEvent.click(denomination())
    const list = await screen.findByRole('listbox', { name: 'Denomination' })
    const options = await within(list).findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'CSI 1,204 profiles',
      'Salvation Army 0 profiles',
    ])
  })

  it('opens a dead end with one press', async () => {
    open()
    await screen.findByRole('button', { name: 'Show 1,204 profiles' })
    await choose(/^Salvation Army/)
    expect(await screen.findByRole('button', { name: 'Show 0 profiles' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Any denomination: 1,204 profiles' }))
    expect(await screen.findByRole('button', { name: 'Show 1,204 profiles' })).toBeTruthy()
    expect(screen.queryByText('Salvation Army')).toBeNull()
  })

  it('keeps what was chosen since when somebody takes the way out of an earlier dead end', async () => {
    open()
    await screen.findByRole('button', { name: 'Show 1,204 profiles' })
    await choose(/^Salvation Army/)
    const wayOut = await screen.findByRole('button', { name: 'Any denomination: 1,204 profiles' })
    const verified = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Verified number' })
    await userEvent.click(verified)
    await userEvent.click(wayOut)
    expect(verified.checked).toBe(true)
    expect(screen.queryByText('Salvation Army')).toBeNull()
    expect(document.activeElement?.getAttribute('type')).toBe('submit')
  })

  it('asks once for several quick changes', async () => {
    const calls = open()
    await screen.findByRole('button', { name: 'Show 1,204 profiles' })
    await choose(/^CSI/)
    await userEvent.click(await screen.findByRole('option', { name: /^Salvation Army/ }))
    await screen.findByRole('button', { name: 'Show 0 profiles' })
    const asked = calls.filter(({ path }) => path.endsWith('/counts'))
    expect(asked.length).toBeLessThanOrEqual(3)
    expect(keys(asked.at(-1) as RecordedCall)).toContain('ri.de')
  })

  it('works as before when it gets no counts', async () => {
    const calls = open(() => ({ status: 429, body: { message: 'Too many', code: 'too_many_requests' } }))
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/counts'))).toBe(true))
    expect(await screen.findByRole('button', { name: 'Search' })).toBeTruthy()
    await choose(/^CSI$/)
    expect(screen.getByText('CSI')).toBeTruthy()
  })
})
