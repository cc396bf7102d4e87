import { groupNames, notificationGroups } from '../messages/groups.ts'

export const frequencies = ['daily', 'weekly', 'never'] as const
export type Frequency = (typeof frequencies)[number]

/** New matches that a summary names. */
export const matchesInSummary = 5

/** What the link in a mail switches off: the summary, or the mails of a group of notifications. */
const mailKinds = ['summary', ...groupNames] as const
export type MailKind = (typeof mailKinds)[number]

export const mailKindTitle = (kind: MailKind): string =>
  kind === 'summary' ? 'New matches and what waits for you' : notificationGroups[kind].title

/** The kind that the token of a link names; only the server can tell whether the token is genuine. */
export function kindInToken(token: string): MailKind | undefined {
  const [, named] = token.split('.')
  return mailKinds.find((kind) => kind === named)
}
