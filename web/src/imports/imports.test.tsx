import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { answerWith, type RecordedCall } from '../testing/answers.ts'
import { renderAt } from '../testing/renderAt.tsx'
import ImportPage from './ImportPage.tsx'
import ImportsPage from './ImportsPage.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  endSession()
})
beforeEach(() =>
  beginSession({
    userId: 4,
    name: 'Kiran',
    userName: '919000000002',
    phone: '919000000002',
    mobile: '9000000002',
    roles: ['staff_user', 'tele_manager'],
    elite: false,
    userType: 'au',
  }),
)

const counts = { n: 3, in: 1, er: 1, du: 1, cr: 0, re: 0 }
const item = (more: object = {}) => ({
  id: 7,
  na: 'St Mary',
  st: 'Preview',
  hd: ['Who', '', 'Caste'],
  fie: ['name', 'mobile', 'none'],
  sug: false,
  co: counts,
  cdt: '2026-11-20T06:00:00Z',
  eat: '2026-11-27T06:00:00Z',
  can: ['change', 'start', 'discard', 'download'],
  ...more,
})
const rows = [
  { id: 2, ce: ['Anita', '9876543210', 'x'], in: true, er: [], cor: [], du: [] },
  {
    id: 3,
    ce: ['A1', '12345'],
    in: true,
    cor: ['Nadr → Nadar'],
    du: [],
    er: [
      { c: 0, f: 'name', m: 'Enter name' },
      { f: 'dateOfBirth', m: 'Select dob' },
    ],
  },
  { id: 4, ce: ['Anita', '9876543210'], in: false, er: [], cor: [], du: [{ k: 'number', r: 2 }] },
]
type Answers = Record<string, (call: RecordedCall) => { status?: number; body: unknown }>

function open(answers: Answers = {}, address = '/ad/imports/7') {
  const calls = answerWith({
    'GET /api/settings/createdFors': () => ({ body: [{ key: 'Daughter', value: 'Daughter' }] }),
    'GET /api/settings/profileSources': () => ({ body: [{ key: 'ch', value: 'Church / Pastor' }] }),
    'GET /api/imports/7': () => ({ body: item() }),
    'GET /api/imports/7/rows': () => ({ body: { results: rows, total: 3, page: 0 } }),
    'GET /api/imports': () => ({ body: { results: [item()], total: 1, page: 0 } }),
    ...answers,
  })
  if (address === '/ad/imports') renderAt(address, <ImportsPage />)
  else renderAt(address, <ImportPage />, '/ad/imports/:id')
  return calls
}
const sent = (calls: readonly RecordedCall[], method: string) => calls.filter((one) => one.method === method)

describe('the page of an import', () => {
  it('shows each error with its field, corrections and duplicates', async () => {
    open()
    const [, good, wrong, repeated] = await screen.findAllByRole('row')
    expect(within(good as HTMLElement).getByRole('checkbox', { name: '2' })).toHaveProperty('checked', true)
    expect(wrong?.textContent).toContain('Name: Enter name')
    expect(within(wrong as HTMLElement).getByText('A1').className).toBe('danger')
    expect(wrong?.textContent).toContain('Birth date: Select dob')
    expect(wrong?.textContent).toContain('Nadr → Nadar')
    expect(repeated?.textContent).toContain('Same number as row 2')
    expect(within(repeated as HTMLElement).getByRole('checkbox')).toHaveProperty('checked', false)
  })

  it('sends the chosen columns, and refuses a field for two columns', async () => {
    const calls = open({ 'PUT /api/imports/7/columns': () => ({ body: item() }) })
    await userEvent.selectOptions(await screen.findByLabelText('Caste'), 'Name')
    await userEvent.click(screen.getByRole('button', { name: 'Check rows again' }))
    expect(await screen.findByText('Choose each field for one column only')).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('Caste'), 'Caste')
    await userEvent.selectOptions(screen.getByLabelText('Profile for, if a row does not say it'), 'Daughter')
    await userEvent.click(screen.getByRole('button', { name: 'Check rows again' }))
    await waitFor(() => expect(sent(calls, 'PUT')).toHaveLength(1))
    expect(sent(calls, 'PUT')[0]?.body).toEqual({
      fie: ['name', 'mobile', 'caste'],
      cf: 'Daughter',
      sug: false,
    })
  })

  it('leaves a row out, and asks before it starts', async () => {
    const calls = open({
      'PUT /api/imports/7/rows/2': () => ({ body: item() }),
      'PUT /api/imports/7/start': () => ({ body: item({ st: 'Running' }) }),
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: '2' }))
    await waitFor(() => expect(sent(calls, 'PUT')[0]?.body).toEqual({ in: false }))
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }))
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    await waitFor(() => expect(sent(calls, 'PUT').at(-1)?.path).toBe('/api/imports/7/start'))
  })

  it('shows the progress of the job after a reload, and then the results', async () => {
    const running = item({ st: 'Running', can: ['stop'], co: { ...counts, cr: 1, in: 1 } })
    const replies = [
      running,
      item({ st: 'Done', can: ['discard', 'download'], co: { ...counts, cr: 2, in: 0 } }),
    ]
    const created = { ...rows[0], pid: '10000001', rs: 'Created' }
    open({
      'GET /api/imports/7': () => ({ body: replies.shift() }),
      'GET /api/imports/7/rows': () => {
        const results = replies.length > 0 ? rows : [created, ...rows.slice(1)]
        return { body: { results, total: 3, page: 0 } }
      },
    })
    const bar = await screen.findByRole('progressbar')
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['1', '2'])
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy()
    expect(await screen.findByText('Done', {}, { timeout: 4000 })).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Created as 10000001' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Check rows again' })).toBeNull()
  })

  it.each([
    [0, 'We erase all its rows.'],
    [1, 'We erase all its rows. The profile that it created remains.'],
    [2, 'We erase all its rows. The 2 profiles that it created remain.'],
  ])('says before it is erased that %s profiles remain', async (cr, words) => {
    open({ 'GET /api/imports/7': () => ({ body: item({ co: { ...counts, cr } }) }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('says that it was erased', async () => {
    open({ 'GET /api/imports/7': () => ({ status: 404, body: { message: 'Not found', code: 'not_found' } }) })
    expect(await screen.findByText('Import not found')).toBeTruthy()
  })
})

describe('the page of imports', () => {
  it('lists earlier ones, offers an example and asks for a source and a file', async () => {
    open({}, '/ad/imports')
    expect(await screen.findByRole('link', { name: 'Open St Mary' })).toBeTruthy()
    const example = screen.getByRole('link', { name: 'Download an example file' })
    expect(example.getAttribute('download')).toBe('profiles-example.csv')
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByText('Enter the name of the source')).toBeTruthy()
    expect(screen.getByText('Choose a file')).toBeTruthy()
  })
})
