import type { StateMachine } from '../stateMachine.ts'

export const ticketStates = ['Waiting for us', 'Waiting for them', 'Closed'] as const
export type TicketState = (typeof ticketStates)[number]
const open = ['Waiting for us', 'Waiting for them'] as const satisfies readonly TicketState[]

const byStaff = { permission: 'inbox.answer' } as const

/** What staff do with a ticket. Only `answer` sends something to the person. */
export const ticketMachine = {
  subject: 'ticket',
  states: ticketStates,
  actions: {
    answer: {
      ...byStaff,
      label: 'Answer by e-mail',
      from: open,
      to: 'Waiting for them',
      message: 'Answer saved. We are sending it',
      audit: 'ticket answer',
    },
    call: { ...byStaff, label: 'Log a call', from: open, message: 'Call saved', audit: 'ticket call' },
    reply: {
      ...byStaff,
      label: 'Add their reply',
      from: ticketStates,
      to: 'Waiting for us',
      message: 'Reply saved',
      audit: 'ticket reply',
    },
    note: {
      ...byStaff,
      label: 'Add a note',
      from: ticketStates,
      message: 'Note saved',
      audit: 'ticket note',
    },
    close: {
      ...byStaff,
      label: 'Close',
      from: open,
      to: 'Closed',
      message: 'Ticket closed',
      audit: 'ticket close',
    },
    reopen: {
      ...byStaff,
      label: 'Reopen',
      from: ['Closed'],
      to: 'Waiting for us',
      message: 'Ticket opened again',
      audit: 'ticket reopen',
    },
    assign: {
      ...byStaff,
      label: 'Assign',
      from: ticketStates,
      message: 'Ticket assigned',
      audit: 'ticket assign',
    },
  },
} as const satisfies StateMachine<TicketState>
