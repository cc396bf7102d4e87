import { useLayoutEffect, useState } from 'react'
import { useTranslation } from '../../ui/translation.ts'
import classes from './fields.module.css'
import type { WholeForm } from './formAccess.ts'

/** Above the button of every form: what was said about fields that have no place in it, so that none fails without a word. */
export function FormMessages({ form }: { form: WholeForm }) {
  const { t } = useTranslation()
  const [messages, setMessages] = useState<string[]>([])
  useLayoutEffect(() => {
    const found = form.homeless()
    setMessages((shown) => (shown.join() === found.join() ? shown : found))
  }, [form])
  return (
    <div
      role="alert"
      tabIndex={-1}
      className={classes.messages}
      data-form-messages={messages.length || undefined}
    >
      {messages.map((message) => (
        <p key={message}>{t(message)}</p>
      ))}
    </div>
  )
}
