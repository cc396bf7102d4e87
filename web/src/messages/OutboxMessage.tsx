import type { Reply } from '@bnr/contract/endpoint'
import type { readOutbox } from '@bnr/contract/messages/endpoints'
import { Surface } from '../ui/Surface.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './OutboxPage.module.css'

type Message = Reply<typeof readOutbox>['results'][number]

const clock = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' })

/** A login code in a message; it is what people come here for. */
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0]

export function OutboxMessage({ at, channel, to, text }: Message) {
  const { t } = useTranslation()
  const code = codeIn(text)
  return (
    <Surface as="li" compact className={classes.message}>
      <p className={classes.head}>
        <span>{channel === 'sms' ? t('SMS to {to}', { to }) : t('E-mail to {to}', { to })}</span>
        <time dateTime={at}>{clock.format(new Date(at))}</time>
      </p>
      {code && <p className={classes.code}>{code}</p>}
      <p>{text}</p>
    </Surface>
  )
}
