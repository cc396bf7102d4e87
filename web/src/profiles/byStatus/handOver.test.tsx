import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerWith } from '../../testing/answers.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { HandOverButton } from './HandOverButton.tsx'

const inDialog = () => within(screen.getByRole('dialog'))
const holders = {
  'GET /api/sso/tmUsers': () => ({ body: [{ id: 5, na: 'Tessa', load: 12 }] }),
  'GET /api/sso/tmUsers/holders': () => ({
    body: [
      { id: 6, na: 'Gone', dis: true, held: 2500 },
      { id: 5, na: 'Tessa', dis: false, held: 40 },
      { id: 8, na: 'Lena', dis: false, held: 1 },
    ],
  }),
}
async function handOverToTessa() {
  await userEvent.selectOptions(inDialog().getByLabelText('From'), 'Gone (2,500), left')
  await userEvent.selectOptions(inDialog().getByLabelText('To'), 'Tessa (40)')
  await userEvent.click(inDialog().getByRole('button', { name: 'Hand over' }))
  const question = await screen.findByRole('dialog', { name: 'Hand over 2,500 profiles?' })
  expect(question.textContent).toContain('This moves all profiles of Gone, with their follow-ups, to Tessa.')
  await userEvent.click(within(question).getByRole('button', { name: 'Hand over' }))
}

it('hands over all profiles of somebody who left, however many calls it takes', async () => {
  let left = 2
  answerWith({
    ...holders,
    'POST /api/sso/tmUsers/6/handOver': () => ({
      body: { message: 'Profiles handed over', moved: 1000, left: left-- },
    }),
  })
  renderAt('/ad/profile/search-by-status', <HandOverButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Hand over profiles' }))
  await screen.findByRole('option', { name: 'Gone (2,500), left' })
  await userEvent.click(inDialog().getByRole('button', { name: 'Hand over' }))
  expect(inDialog().getByText('Choose whose profiles to hand over')).toBeTruthy()
  await handOverToTessa()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(left).toBe(-1)
})

it.each([
  ['Gone (2,500), left', 'Gone', 'Hand over 2,500 profiles?'],
  ['Lena (1)', 'Lena', 'Hand over 1 profile?'],
])('says that nobody will look after the profiles of %s', async (from, name, title) => {
  answerWith(holders)
  renderAt('/ad/profile/search-by-status', <HandOverButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Hand over profiles' }))
  await screen.findByRole('option', { name: 'Gone (2,500), left' })
  await userEvent.selectOptions(inDialog().getByLabelText('From'), from)
  await userEvent.selectOptions(inDialog().getByLabelText('To'), 'Nobody')
  await userEvent.click(inDialog().getByRole('button', { name: 'Hand over' }))
  const question = await screen.findByRole('dialog', { name: title })
  expect(question.textContent).toContain(
    `Nobody will look after the profiles of ${name}, or their follow-ups, until you assign them.`,
  )
})

it('says in the dialog why profiles were not handed over, and keeps the choices', async () => {
  answerWith({
    ...holders,
    'POST /api/sso/tmUsers/6/handOver': () => ({
      status: 409,
      body: { message: 'Tessa may not log in any more', code: 'wrong_state' },
    }),
  })
  renderAt('/ad/profile/search-by-status', <HandOverButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Hand over profiles' }))
  await screen.findByRole('option', { name: 'Gone (2,500), left' })
  await handOverToTessa()
  expect(await inDialog().findByText('Tessa may not log in any more')).toBeTruthy()
  expect(inDialog().getByLabelText<HTMLSelectElement>('From').value).toBe('6')
})
