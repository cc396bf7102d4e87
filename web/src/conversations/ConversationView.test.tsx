import type { Conversation } from '@bnr/contract/conversations/schemas'
import { skipToken, useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { accessibleNames } from '../testing/accessibleNames.ts'
import { answerWith } from '../testing/answers.ts'
import { holdReply } from '../testing/holdReply.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { ConversationList } from './ConversationList.tsx'
import { ConversationView } from './ConversationView.tsx'
import { oneKey } from './keys.ts'
import type { Messages } from './messagesOf.ts'

const at = '2026-11-26T04:00:00.000Z'
const conversation: Conversation = {
  bnrId: '10000002',
  name: 'Samuel',
  state: 'open',
  can: ['read', 'write', 'withdraw', 'week', 'close', 'sharePhone', 'report', 'meet'],
  openedAt: at,
  lastAt: at,
  lastSeq: 3,
  readSeq: 3,
  readUpTo: 2,
  unread: 0,
  isDue: true,
  turn: 'mine',
}
const messages: Messages = {
  results: [
    { seq: 1, mine: false, at, text: 'Greetings from our family' },
    { seq: 2, mine: true, at, text: 'Thank you' },
    { seq: 3, mine: false, at, removed: 'member' },
  ],
  hasOlder: true,
  removed: [],
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a screen reader names who wrote each message and what can be done', async () => {
  renderAt('/messages/10000002', <ConversationView conversation={conversation} messages={messages} />)
  const list = await screen.findByRole('list', { name: 'Messages' })
  expect([...list.children].map(({ textContent }) => textContent)).toMatchInlineSnapshot(`
    [
      "26 Nov 2026Samuel: Greetings from our family9:30 amReport",
      "You: Thank you9:30 amRead",
      "Samuel: This message was withdrawn9:30 amReport",
    ]
  `)
  expect(accessibleNames(document.body)).toMatchInlineSnapshot(`
    [
      "heading: Samuel",
      "heading: It is your turn",
      "link: All messages",
      "button: More about this conversation",
      "button: Show earlier messages",
      "button: Report",
      "button: Report",
      "button: Reply",
      "button: Need a week",
      "button: Close kindly",
      "button: Send",
      "textbox: Your message",
    ]
  `)
})

it('describes the button of each message with its text', async () => {
  renderAt('/messages/10000002', <ConversationView conversation={conversation} messages={messages} />)
  await screen.findByRole('list', { name: 'Messages' })
  const described = { name: 'Report', description: 'Greetings from our family' }
  expect(screen.getByRole('button', described)).toBeTruthy()
})

it('leaves nothing to write in once the conversation has ended', async () => {
  const closing = { mine: false, text: 'distance', at, readableUntil: '2026-12-26T04:00:00.000Z' } as const
  const ended = { ...conversation, state: 'closed', can: ['read', 'report'], isDue: false, closing } as const
  renderAt(
    '/messages/10000002',
    <ConversationView conversation={{ ...ended, can: [...ended.can] }} messages={messages} />,
  )
  await screen.findByRole('heading', { name: 'Samuel closed this conversation' })
  expect(accessibleNames(document.body)).toMatchInlineSnapshot(`
    [
      "heading: Samuel",
      "heading: Samuel closed this conversation",
      "link: All messages",
      "button: Show earlier messages",
      "button: Report",
      "button: Report",
    ]
  `)
})

const readPath = '/api/conversations/10000002/read'

/** Shows the conversation as the cache has it, with a server that notes what is marked as read. */
async function showUnread(lastSeq: number, statuses: number[] = []) {
  const calls = answerWith({
    [`POST ${readPath}`]: () => ({ status: statuses.shift() ?? 200, body: { message: 'Marked as read' } }),
  })
  const arrive = (seq: number) =>
    client.setQueryData<Conversation>(oneKey('10000002'), { ...conversation, lastSeq: seq, unread: 1 })
  const { client } = renderAt('/messages/10000002', <FromCache />)
  act(() => void arrive(lastSeq))
  await screen.findByRole('list', { name: 'Messages' })
  const marked = () => calls.filter(({ path }) => path === readPath).map(({ body }) => body)
  const unread = () => client.getQueryData<Conversation>(oneKey('10000002'))?.unread
  return { marked, unread, arrive: (seq: number) => act(() => void arrive(seq)) }
}

function FromCache() {
  const { data } = useQuery<Conversation>({ queryKey: oneKey('10000002'), queryFn: skipToken })
  return data ? <ConversationView conversation={data} messages={messages} /> : null
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

it('marks messages as read only while the page is visible, and then what has arrived', async () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { marked, arrive } = await showUnread(3)
  arrive(4)
  await settled()
  expect(marked()).toEqual([])
  visible.mockReturnValue('visible')
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(marked()).toEqual([{ sq: 4 }]))
})

it('keeps a message unread that arrives while an earlier one is marked as read', async () => {
  const { marked, unread, arrive } = await showUnread(3)
  await waitFor(() => expect(marked()).toHaveLength(1))
  const release = holdReply(readPath)
  arrive(4)
  await waitFor(() => expect(marked()).toHaveLength(2))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  arrive(5)
  release()
  await settled()
  expect(unread()).toBe(1)
})

it('marks messages as read again if the first call failed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { marked, unread } = await showUnread(3, [503])
  await waitFor(() => expect(marked()).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  await waitFor(() => expect(marked()).toEqual([{ sq: 3 }, { sq: 3 }]))
  expect(unread()).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(marked()).toHaveLength(2)
})

it('does not ask to say hello in a conversation that ended without messages', async () => {
  const closing = { mine: false, at, readableUntil: '2026-12-26T04:00:00.000Z' }
  const ended: Conversation = {
    ...conversation,
    state: 'closed',
    can: ['read', 'report'],
    isDue: false,
    closing,
  }
  const nothing = { results: [], hasOlder: false, removed: [] }
  renderAt(
    '/messages/10000002',
    <>
      <ConversationList conversations={[ended]} />
      <ConversationView conversation={ended} messages={nothing} />
    </>,
  )
  await screen.findByRole('heading', { name: 'This conversation has ended' })
  expect(screen.getByText('There are no messages.')).toBeTruthy()
  expect(screen.getByText('No messages')).toBeTruthy()
  expect(screen.queryByText(/Say hello/)).toBeNull()
})
