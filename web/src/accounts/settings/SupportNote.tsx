import type { ReactNode } from 'react'
import { useServiceProviderWords } from '../../reference/serviceProvider.ts'
import { t } from '../../ui/translation.ts'
import classes from './panel.module.css'

const digitsOf = (number: string) => number.replaceAll(/\D/g, '')

/** Says whom to contact if the form does not help. */
export function SupportNote({ call, message }: { call: string; message?: string }) {
  const { provider } = useServiceProviderWords()
  if (!provider) return null
  const { supportPhone, messagingNumber } = provider
  return (
    <div className={classes.note}>
      <Line text={t(call)}>
        <a href={`tel:+${digitsOf(supportPhone)}`}>{supportPhone}</a>
      </Line>
      {message && (
        <Line text={t(message)}>
          <a href={`https://wa.me/${digitsOf(messagingNumber)}`} target="_blank" rel="noreferrer">
            {messagingNumber}
            <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
          </a>
        </Line>
      )}
    </div>
  )
}

/** Puts the link in place of {phone}, wherever a language has it. */
function Line({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split('{phone}')
  return (
    <p>
      {before}
      {children}
      {after}
    </p>
  )
}
