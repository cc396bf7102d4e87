import { closings } from '@bnr/contract/conversations/limits'
import type { Conversation } from '@bnr/contract/conversations/schemas'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveWaiting } from '../platform/waitingMessages.ts'
import { type Answer, answerWith } from '../testing/answers.ts'
import { holdReply } from '../testing/holdReply.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { ConversationView } from './ConversationView.tsx'
import type { Messages } from './messagesOf.ts'

const at = new Date().toISOString()
const conversation: Conversation = {
  bnrId: '10000002',
  name: 'Samuel',
  state: 'open',
  can: ['read', 'write', 'withdraw', 'close', 'sharePhone', 'report', 'meet'],
  openedAt: at,
  lastAt: at,
  lastSeq: 2,
  readSeq: 2,
  unread: 0,
  isDue: false,
  turn: 'mine',
  meeting: {
    id: 1,
    state: 'Proposed',
    mine: false,
    place: 'St Thomas Church',
    families: 'both',
    times: ['2026-12-01T10:00:00.000Z'],
    can: ['accept', 'decline'],
  } as unknown as NonNullable<Conversation['meeting']>,
}
const messages: Messages = {
  results: [
    { seq: 1, mine: true, at, text: 'Thank you' },
    { seq: 2, mine: false, at, text: 'Send us money' },
  ],
  hasOlder: false,
  removed: [],
}

afterEach(() => vi.unstubAllGlobals())

/** Each test has a message of its own, because toasts of earlier tests are still shown. */
let tests = 0
let message = ''
beforeEach(() => {
  leaveWaiting()
  tests += 1
  message = `Message ${tests}`
})
const refusal = (status: number, code: string): Answer => ({ status, body: { message, code } })

/** Opens the conversation with a server that holds back its reply to one call. Returns what lets the reply through. */
async function openWith(call: string, answer: Answer = { body: { message } }): Promise<() => void> {
  const [method, path = ''] = call.replace(' ', ' /api/conversations/10000002/').split(' ')
  answerWith({ [`${method} ${path}`]: () => answer })
  renderAt(
    '/messages/10000002',
    <>
      <ConversationView conversation={conversation} messages={messages} />
      <Toasts />
    </>,
  )
  await screen.findByRole('heading', { name: /proposes to meet/ })
  return holdReply(path)
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

describe('the focus after a late reply', () => {
  const presses = [
    ['a withdrawal', 'DELETE messages/1', () => press('Withdraw')],
    ['an accepted meeting', 'POST meetings/1/accept', () => press(/2026/)],
    ['a declined meeting', 'POST meetings/1/decline', () => press('Decline')],
  ] as const

  it.each(presses)('stays in the text that is typed since %s', async (_, call, pressIt) => {
    const release = await openWith(call)
    await pressIt()
    await userEvent.type(field(), 'Hel')
    release()
    await screen.findByText(message)
    await settled()
    await userEvent.keyboard('lo')
    expect(document.activeElement).toBe(field())
    expect(field().value).toBe('Hello')
  })

  it.each(presses)('moves from the button to what %s has changed', async (_, call, pressIt) => {
    const release = await openWith(call)
    await pressIt()
    release()
    await waitFor(() => expect(document.activeElement?.getAttribute('tabindex')).toBe('-1'))
    expect(document.activeElement?.textContent).toMatch(/Thank you|proposes to meet/)
  })
})

const toasts = () => within(screen.getByRole('region', { name: 'Messages' }))
const dialog = () => screen.findByRole('dialog')
const inDialog = async (name: string) =>
  userEvent.click(await within(await dialog()).findByRole('button', { name }))
const fromMenu = async (name: string) => {
  await press('More about this conversation')
  await press(name)
}

describe('a late reply to a dialog that was closed', () => {
  const dialogs = [
    [
      'a report',
      'POST messages/2/report',
      async () => {
        await press('Report')
        await inDialog('Asks for money')
      },
    ],
    [
      'a shared number',
      'POST phone',
      async () => {
        await fromMenu('Share my phone number')
        await inDialog('Share')
      },
    ],
    [
      'a closing',
      'POST close',
      async () => {
        await fromMenu('Close kindly')
        await userEvent.click(await screen.findByRole('radio', { name: closings.distance }))
        await inDialog('Close conversation')
      },
    ],
  ] as const

  it.each(dialogs)('says that %s has failed', async (_, call, send) => {
    const release = await openWith(call, refusal(503, 'unavailable'))
    await send()
    await inDialog('Close')
    release()
    expect((await toasts().findByText(message)).role).toBe('alert')
  })

  it.each(dialogs)('says that %s has arrived, and leaves the next dialog open', async (_, call, send) => {
    const release = await openWith(call)
    await send()
    await inDialog('Close')
    await fromMenu('Propose to meet')
    await screen.findByRole('dialog', { name: 'Propose to meet' })
    release()
    await toasts().findByText(message)
    await settled()
    expect(screen.getByRole('dialog', { name: 'Propose to meet' })).toBeTruthy()
  })

  it('says that no number is left to share', async () => {
    const release = await openWith('POST phone', refusal(403, 'plan_required'))
    await fromMenu('Share my phone number')
    await inDialog('Share')
    await inDialog('Close')
    release()
    expect(await toasts().findByText(message)).toBeTruthy()
  })
})

it('a report that arrives while its dialog is open says so there alone', async () => {
  const release = await openWith('POST messages/2/report')
  await press('Report')
  await inDialog('Asks for money')
  release()
  await within(await dialog()).findByText(message)
  expect(toasts().queryByText(message)).toBeNull()
})
