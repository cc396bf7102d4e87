import { messageLimits } from '@bnr/contract/conversations/limits'
import IconSend2 from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { FieldShell, type FieldText, useField } from '../ui/fields/FieldShell.tsx'
import fields from '../ui/fields/fields.module.css'
import { t } from '../ui/translation.ts'
import classes from './Composer.module.css'

/** The counter appears only when few characters are left. */
const countFrom = messageLimits.characters - 300

interface ComposerProps {
  /** The text that the server refused, and why. */
  refused: { text: string; reason: string } | undefined
  onSend: (text: string) => void
}

export function Composer({ refused, onSend }: ComposerProps) {
  const [text, setText] = useState(refused?.text ?? '')
  const [reason, setReason] = useState(refused?.reason)
  const isTooLong = text.trim().length > messageLimits.characters

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isTooLong) return
    if (!text.trim()) return setReason(t('Write a message first'))
    onSend(text.trim())
    setText('')
    setReason(undefined)
  }

  return (
    <form className={classes.composer} onSubmit={submit} noValidate>
      <MessageField
        label={t('Your message')}
        value={text}
        onChange={setText}
        error={isTooLong ? t('Use at most {count} characters', { count: messageLimits.characters }) : reason}
        description={
          text.length > countFrom
            ? t('{count} of {most} characters', { count: text.length, most: messageLimits.characters })
            : undefined
        }
      />
      <Button type="submit" icon={<IconSend2 size={20} aria-hidden />}>
        {t('Send')}
      </Button>
    </form>
  )
}

interface MessageFieldProps extends FieldText {
  value: string
  onChange: (text: string) => void
}

/** The text area of other forms comes with the scripts of staff pages. */
function MessageField({ onChange, ...props }: MessageFieldProps) {
  const { shell, ties, own } = useField(props)
  return (
    <FieldShell {...shell}>
      <textarea
        rows={2}
        {...own}
        {...ties}
        className={`${fields.input} ${fields.area}`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldShell>
  )
}
