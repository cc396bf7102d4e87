import type { Conversation } from '@bnr/contract/conversations/schemas'
import { Link } from 'react-router'
import { Photo } from '../media/Photo.tsx'
import { mainPhoto } from '../media/photos.ts'
import { agoShown, momentShown } from '../ui/moments.ts'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import classes from './ConversationList.module.css'
import { nameOf, statusLine } from './words.ts'

export function ConversationList({ conversations }: { conversations: readonly Conversation[] }) {
  return (
    <Surface as="ul" className={classes.list}>
      {conversations.map((one) => (
        <li key={one.bnrId}>
          <Link
            to={`/messages/${one.bnrId}`}
            className={classes.one}
            data-unread={one.unread > 0 || undefined}
          >
            <span className={classes.photo}>
              <Photo src={mainPhoto(one.card?.media ?? [])?.thumbnailUrl} name={one.name} />
            </span>
            <span className={classes.lines}>
              <span className={classes.name}>{nameOf(one)}</span>
              <span className={classes.last}>{lastLine(one)}</span>
              <span className="small">
                <time dateTime={one.lastAt} suppressHydrationWarning>
                  {agoShown(one.lastAt, momentShown)}
                </time>
                <Status conversation={one} />
              </span>
            </span>
            {one.unread > 0 && (
              <span className={classes.count}>
                {one.unread} <span className="visually-hidden">{t('unread')}</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </Surface>
  )
}

function Status({ conversation }: { conversation: Conversation }) {
  const line = statusLine(conversation)
  return line ? <span> · {line}</span> : null
}

function lastLine({ last, can }: Conversation): string {
  if (!last?.text) return can.includes('write') ? t('Say hello') : t('No messages')
  return last.mine ? t('You: {text}', { text: last.text }) : last.text
}
