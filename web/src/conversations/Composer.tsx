import { conversationMessages, messageLimits } from '@bnr/contract/conversations/limits'
import IconSend2 from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useUnsavedWork } from '../platform/unsavedWork.ts'
import { rememberTyped, removeWaiting, typedTo } from '../platform/waitingMessages.ts'
import { Button } from '../ui/Button.tsx'
import { FieldShell, type FieldText, useField } from '../ui/fields/FieldShell.tsx'
import fields from '../ui/fields/fields.module.css'
import { t } from '../ui/translation.ts'
import classes from './Composer.module.css'
import { NotSent, UnsentText } from './UnsentTexts.tsx'
import type { Refused } from './useSendMessages.ts'

/** The counter appears only when few characters are left. */
const countFrom = messageLimits.characters - 300

interface ComposerProps {
  /** Of the other member. */
  bnrId: string
  /** The latest is the last. */
  refused: readonly Refused[]
  /** False once the conversation has ended. What was typed remains readable. */
  isOpen: boolean
  onSend: (text: string) => void
  /** Opens the dialog that shares the own number; absent if this member cannot share it here. */
  onShare?: (() => void) | undefined
}

export function Composer({ bnrId, refused, isOpen, onSend, onShare }: ComposerProps) {
  const [text, setText] = useTyped(bnrId)
  const [reason, setReason] = useState<string>()
  useReturned(refused, isOpen && !text, (one) => {
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

  const returned = refused.map((one) => <UnsentText key={one.clientId} refused={one} />)
  if (!isOpen)
    return (
      <>
        {returned}
        <NotSent text={text} reason={reason} />
      </>
    )
  return (
    <form className={classes.composer} onSubmit={submit} noValidate data-composer>
      {returned}
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
      {onShare && reason === conversationMessages.contactDetails && (
        <Button variant="outlined" className={classes.share} onClick={onShare}>
          {t('Share my phone number')}
        </Button>
      )}
    </form>
  )
}

/** What is typed stays while the page is away, or while an expired login is renewed. */
function useTyped(bnrId: string) {
  const [text, setText] = useState(() => typedTo(bnrId))
  useEffect(() => rememberTyped(bnrId, text), [bnrId, text])
  useUnsavedWork(text.trim() !== '')
  return [text, setText] as const
}

/** A refused text returns to an empty field. What has been typed since stays, and the refused text is shown above. */
function useReturned(refused: readonly Refused[], isEmpty: boolean, putBack: (refused: Refused) => void) {
  const latest = refused.at(-1)
  const now = useRef({ isEmpty, putBack })
  now.current = { isEmpty, putBack }
  useEffect(() => {
    if (!latest || !now.current.isEmpty) return
    now.current.putBack(latest)
    removeWaiting(latest.clientId)
  }, [latest])
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
