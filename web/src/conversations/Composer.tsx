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

/** A message that the server refused, and why. */
export interface Refused {
  clientId: string
  text: string
  reason: string
}

interface ComposerProps {
  /** The latest. */
  refused: Refused | undefined
  onSend: (text: string) => void
}

export function Composer({ refused, onSend }: ComposerProps) {
  const [text, setText] = useState('')
  const [reason, setReason] = useState<string>()
  const { returned, dismiss } = useReturned(refused, !text, (one) => {
    setText(one.text)
    setReason(one.reason)
  })
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
      {returned.map((one) => (
        <ReturnedMessage key={one.clientId} refused={one} onClose={() => dismiss(one)} />
      ))}
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

/** A refused text returns to an empty field. What has been typed since stays, and the refused text is shown above. */
function useReturned(refused: Refused | undefined, isEmpty: boolean, putBack: (refused: Refused) => void) {
  const [seen, setSeen] = useState<Refused>()
  const [returned, setReturned] = useState<readonly Refused[]>([])
  if (refused && refused !== seen) {
    setSeen(refused)
    if (isEmpty) putBack(refused)
    else setReturned([...returned, refused])
  }
  const dismiss = (one: Refused) => setReturned(returned.filter((other) => other !== one))
  return { returned, dismiss }
}

function ReturnedMessage({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  return (
    <div className={classes.returned} role="alert">
      <p>{refused.reason}</p>
      <p className={classes.text}>{refused.text}</p>
      <Button variant="quiet" onClick={onClose}>
        {t('Close')}
      </Button>
    </div>
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
