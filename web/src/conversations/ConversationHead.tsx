import type { Conversation } from '@bnr/contract/conversations/schemas'
import type { ProfileCard } from '@bnr/contract/profiles/card'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Photo } from '../media/Photo.tsx'
import { mainPhoto } from '../media/photos.ts'
import { t } from '../ui/translation.ts'
import classes from './ConversationHead.module.css'
import { nameOf } from './words.ts'

/** Who the other is, with the way to the profile and back to the list. */
export function ConversationHead({
  conversation,
  actions,
}: {
  conversation: Conversation
  actions?: ReactNode
}) {
  const { card, bnrId, state } = conversation
  const name = nameOf(conversation)
  const isOpen = card && state !== 'blocked'
  return (
    <header className={classes.head}>
      <Link to="/messages" className={classes.back} title={t('All messages')}>
        <IconArrowLeft size={24} aria-hidden />
        <span className="visually-hidden">{t('All messages')}</span>
      </Link>
      <span className={classes.photo}>
        <Photo src={mainPhoto(card?.media ?? [])?.thumbnailUrl} name={conversation.name} />
      </span>
      <div className={classes.who}>
        <h1 className={classes.name} tabIndex={-1}>
          {isOpen ? <Link to={`/profile/${bnrId}`}>{name}</Link> : name}
        </h1>
        {card && <p className="note">{ageAndPlace(card)}</p>}
      </div>
      <div className={classes.actions}>{actions}</div>
    </header>
  )
}

function ageAndPlace({ basic, location }: ProfileCard): string {
  const age = basic?.ageYears && t('{count} years', { count: basic.ageYears })
  return [age, location?.current?.city].filter(Boolean).join(' · ')
}
