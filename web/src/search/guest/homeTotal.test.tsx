import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { HomeSearch } from '../HomeSearch.tsx'

const counts = 'POST /api/profiles/search/counts'

function open(totalOf: (call: RecordedCall) => number) {
  const ages = ['20', '21', '25', '29', '30'].map((age) => ({ key: age, value: age }))
  const calls = answerWith({
    'GET /api/settings/ages': () => ({ body: ages }),
    'GET /api/configurations/denominations': () => ({ body: { results: [], total: 0, page: 0 } }),
    [counts]: (call) => ({ body: { total: totalOf(call), lists: [], without: [] } }),
  })
  renderAt('/home', <HomeSearch />)
  return () => calls.filter(({ path }) => path.endsWith('/counts'))
}
const choose = (label: string, value: string) => userEvent.selectOptions(screen.getByLabelText(label), value)
const total = () => screen.getByRole('status').textContent

it('counts only for those who use the form, and follows what they choose', async () => {
  const counted = open(({ body }) => (JSON.stringify(body).includes('25') ? 1230 : 0))
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(counted()).toEqual([])
  screen.getByRole('button', { name: 'Search' }).focus()
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(counted(), 'somebody who only wants the results').toEqual([])
  await choose('Age from', '25')
  await waitFor(() => expect(total()).toBe('1,230 profiles match'))
  await choose('Age from', '29')
  await waitFor(() => expect(total()).toBe('No profiles match. Try other ages.'))
})

it('names no number below ten, and none for ages that exclude each other', async () => {
  open(() => 5)
  await choose('Age from', '25')
  await waitFor(() => expect(total()).toBe('Fewer than 10 profiles match'))
  await choose('Age to', '20')
  await waitFor(() => expect(total()).toBe(''))
})

it('shows the ages of its address, also those that its list lacks', async () => {
  history.replaceState(null, '', '/home?ge=m&from=80&to=85')
  open(() => 5)
  const value = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value
  await waitFor(() => expect([value('Age from'), value('Age to')]).toEqual(['80', '85']))
  history.replaceState(null, '', '/')
})
