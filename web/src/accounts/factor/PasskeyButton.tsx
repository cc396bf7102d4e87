import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import { Button } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import { useSendPasskey } from './calls.ts'
import classes from './factor.module.css'
import { passkeyMessage } from './passkeys.ts'

export interface PasskeyButtonProps {
  label: string
  ask: () => Promise<void>
  /** A challenge works once, so the next try needs a new one. */
  onFailed?: () => void
}

export function PasskeyButton({ label, ask, onFailed }: PasskeyButtonProps) {
  const sending = useSendPasskey(ask, onFailed)
  return (
    <div>
      <Button
        wide
        busy={sending.isPending}
        icon={<IconFingerprint size={22} aria-hidden />}
        onClick={() => sending.mutate()}
      >
        {label}
      </Button>
      <p role="alert" className={classes.failure}>
        {sending.error && t(passkeyMessage(sending.error))}
      </p>
    </div>
  )
}
