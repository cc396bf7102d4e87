import type { Conversation } from '@bnr/contract/conversations/schemas'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accessibleNames } from '../testing/accessibleNames.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { ConversationView } from './ConversationView.tsx'
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
