import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { wholeForm } from '../../ui/form/messages.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { t } from '../../ui/translation.ts'
import { type EnrolledFactor, enrolPasskey } from './calls.ts'
import classes from './factor.module.css'
import { isExpired } from './factorDue.ts'
import { hasPasskeys, passkeyMessage } from './passkeys.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { type SetUpProps, SetUpTotp } from './SetUpTotp.tsx'

export type FactorWay = 'passkey' | 'app'

export interface SetUpFactorProps {
  challenge: string
  way?: FactorWay
  onDone: (reply: EnrolledFactor) => unknown
  /** Shows new recovery codes elsewhere. */
  onCodes?: (codes: readonly string[]) => void
  onExpired: (message: string) => void
}

/** Lets staff choose and set up a second factor, and save the recovery codes that come with the first one. */
export function SetUpFactor({ challenge, way: presetWay, onDone, onCodes, onExpired }: SetUpFactorProps) {
  const [way, setWay] = useState(presetWay)
  const [enrolled, setEnrolled] = useState<EnrolledFactor>()

  /** Finishes at once if there are no new codes to save. */
  function showCodesOrFinish(reply: EnrolledFactor) {
    if (reply.recoveryCodes.length === 0) return onDone(reply)
    return onCodes ? onCodes(reply.recoveryCodes) : setEnrolled(reply)
  }

  async function attempt(enrol: () => Promise<EnrolledFactor>) {
    try {
      await showCodesOrFinish(await enrol())
    } catch (failure) {
      if (!isExpired(failure)) throw failure
      onExpired((failure as Error).message)
    }
  }

  if (enrolled) return <RecoveryCodes codes={enrolled.recoveryCodes} onSaved={() => onDone(enrolled)} />
  if (!way) return <Ways onChoose={setWay} />
  const SetUp = way === 'passkey' ? SetUpPasskey : SetUpTotp
  return (
    <div className="stack-5">
      <SetUp challenge={challenge} attempt={attempt} onExpired={onExpired} />
      {!presetWay && (
        <Button variant="quiet" className={classes.other} onClick={() => setWay(undefined)}>
          {t('Choose another way')}
        </Button>
      )}
    </div>
  )
}

function Ways({ onChoose }: { onChoose: (way: FactorWay) => void }) {
  return (
    <div className="stack-5">
      {hasPasskeys() && (
        <button type="button" className={classes.choice} onClick={() => onChoose('passkey')}>
          <IconFingerprint size={32} aria-hidden />
          <span>
            <span className={classes.choiceTitle}>{t('Passkey')}</span>
            <span className={classes.choiceText}>
              {t('Confirm with your fingerprint, face or screen lock.')}
            </span>
          </span>
        </button>
      )}
      <button type="button" className={classes.choice} onClick={() => onChoose('app')}>
        <IconDeviceMobile size={32} aria-hidden />
        <span>
          <span className={classes.choiceTitle}>{t('Authenticator app')}</span>
          <span className={classes.choiceText}>
            {t('Enter a 6 digit code that an app on your phone shows.')}
          </span>
        </span>
      </button>
    </div>
  )
}

function SetUpPasskey({ challenge, attempt }: SetUpProps) {
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => (name.trim() ? {} : { name: 'Enter a name' }),
    send: ({ name }) => attempt(() => enrolPasskey(challenge, name.trim())),
    refused: (failure) => ({ [wholeForm]: passkeyMessage(failure as Error) }),
  })
  const send = <SubmitButton form={form} label={t('Create passkey')} wide />
  return (
    <Form form={form} takesFocus className="stack-4" actions={send}>
      <TextField
        label={t('Name of the passkey')}
        required
        description={t('For example, Office laptop.')}
        autoComplete="off"
        maxLength={60}
        {...fieldOf(form, 'name')}
      />
    </Form>
  )
}
