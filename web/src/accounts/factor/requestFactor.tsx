import { createRoot } from 'react-dom/client'
import { readCredentials, storeCredentials } from '../../platform/credentials.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { t } from '../../ui/translation.ts'
import { lifetimeOf } from '../tokenLife.ts'
import { ConfirmFactor, type ConfirmFactorProps } from './ConfirmFactor.tsx'
import classes from './factor.module.css'

let asking: Promise<boolean> | undefined

/**
 * Asks for the second factor in a dialog above the current page. Resolves to false if the person closes it. Calls
 * that need the factor at the same time share one dialog, which has its own React root, so that no page loads its
 * code.
 */
export function requestFactor(challenge: string): Promise<boolean> {
  asking ??= ask(challenge).finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(challenge: string): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  try {
    return await new Promise<boolean>((answer) =>
      root.render(
        <FactorDialog
          challenge={challenge}
          onConfirmed={(reply) => {
            storeConfirmed(reply.token)
            answer(true)
          }}
          // The call is repeated and brings a new challenge.
          onExpired={() => answer(true)}
          onClose={() => answer(false)}
        />,
      ),
    )
  } finally {
    root.unmount()
    place.remove()
  }
}

function FactorDialog({ onClose, ...confirm }: ConfirmFactorProps & { onClose: () => void }) {
  return (
    <Dialog open title={t('Confirm that it is you')} onClose={onClose}>
      <p className={classes.lead}>{t('Confirm your second factor to continue.')}</p>
      <ConfirmFactor {...confirm} />
    </Dialog>
  )
}

/** The session stays the same. */
function storeConfirmed(token: string): void {
  const credentials = readCredentials()
  if (credentials) storeCredentials({ ...credentials, token, expiresAt: Date.now() + lifetimeOf(token) })
}
