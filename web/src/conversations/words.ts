import { closings } from '@bnr/contract/conversations/limits'
import type { Conversation } from '@bnr/contract/conversations/schemas'
import { dayShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'

export const nameOf = ({ name }: Pick<Conversation, 'name'>): string => name ?? t('Deleted profile')

/** One or two words about a conversation in the list. */
export function statusLine({ state, turn }: Conversation): string | undefined {
  if (state === 'closed') return t('Ended')
  if (state === 'blocked') return t('Blocked')
  if (state === 'waiting') return t('Not active at the moment')
  return turn === 'mine' ? t('Your turn') : undefined
}

/** Why nobody can write, and what remains possible. */
export function endOf(
  conversation: Conversation,
): { title: string; text?: string; note?: string } | undefined {
  const { state, closing } = conversation
  const name = nameOf(conversation)
  if (state === 'waiting')
    return {
      title: t('{name} is not active at the moment', { name }),
      note: t('You can write again as soon as the profile is active.'),
    }
  if (!closing) return undefined
  const note = t('You can read this conversation until {day}.', { day: dayShown(closing.readableUntil) })
  if (state === 'blocked') return { title: t('You have blocked {name}', { name }), note }
  const text = closing.text && t(closings[closing.text])
  const title = closing.mine
    ? t('You closed this conversation')
    : text
      ? t('{name} closed this conversation', { name })
      : t('This conversation has ended')
  return { title, ...(text && { text }), note }
}
