import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { queryClient } from '../../platform/queryClient.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import StatusSearchPage from './StatusSearchPage.tsx'

let calls: RecordedCall[] = []
const lastSearch = () => calls.filter(({ path }) => path === '/api/profiles/search').at(-1)?.body
const draft = { key: 'ps', value: 'Draft' }
const numberAbroad = [
  { key: 'bi.ph.cc', value: '971' },
  { key: 'bi.ph.nu', value: '501234567' },
]

beforeEach(() => {
  beginSession(manager)
  queryClient.clear()
  calls = answerWith({
    'POST /api/profiles/search': () => ({ body: { results: [], total: 0, page: 0 } }),
    'GET /api/country_codes/codes': () => ({
      body: [
        { cc: '91', na: 'India' },
        { cc: '971', na: 'United Arab Emirates' },
      ],
    }),
  })
})

async function lookFor(text: string) {
  await userEvent.type(screen.getByRole('searchbox'), text)
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
}

it('searches drafts for a number of the chosen country', async () => {
  renderAt('/ad/profile/search-by-status', <StatusSearchPage />)
  const code = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country code' })
  expect(code.value).toBe('91')
  await screen.findByRole('option', { name: 'United Arab Emirates (+971)' })
  await userEvent.selectOptions(code, '971')
  await lookFor('50 123 4567')
  await waitFor(() => expect(lastSearch()).toMatchObject({ criterias: [draft, ...numberAbroad] }))
})

it('takes the country from a number with a plus sign', async () => {
  renderAt('/ad/profile/search-by-status', <StatusSearchPage />)
  await lookFor('+971 50 123 4567')
  await waitFor(() => expect(lastSearch()).toMatchObject({ criterias: [draft, ...numberAbroad] }))
})
