import { paymentKinds } from '@bnr/contract/invoices/paymentKinds'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { rupeesShown } from '@bnr/contract/money'
import { canDo } from '@bnr/contract/stateMachine'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { Surface } from '../../../ui/Surface.tsx'
import { t } from '../../../ui/translation.ts'
import { documentName } from '../../documentName.ts'
import classes from './GeneratePage.module.css'

const confirmationMilliseconds = 2000

/** Shows the new invoice and the next steps. */
export function IssuedInvoice({ invoice, onAnother }: { invoice: Invoice; onAnother: () => void }) {
  const { number, membership, total, paymentKind, state } = invoice
  const isConfirmationShown = useShownFor(confirmationMilliseconds)
  const title = useFocus<HTMLHeadingElement>()
  return (
    <Surface as="section" aria-labelledby="issued-title">
      <p role="alert" className={classes.done}>
        {isConfirmationShown && t('Invoice has been generated')}
      </p>
      <h2 id="issued-title" ref={title} tabIndex={-1} className={classes.title}>
        {t('{document} {number}', { document: t(documentName(invoice)), number })}
      </h2>
      <FactList
        variant="figures"
        facts={[
          { label: 'Plan', value: t(membership.planName) },
          { label: 'Amount', value: rupeesShown(total) },
          { label: 'Payment type', value: t(paymentKinds[paymentKind].label) },
          { label: 'Status', value: t(state) },
        ]}
      />
      {paymentKind === 'cc' && <PaidByMember />}
      <NextSteps invoice={invoice} onAnother={onAnother} />
    </Surface>
  )
}

function NextSteps({ invoice, onAnother }: { invoice: Invoice; onAnother: () => void }) {
  const { id, number, state } = invoice
  return (
    <div className={classes.links}>
      <ButtonLink variant="outlined" to={`/invoice/preview/${id}`} target="_blank">
        {t('Preview')}
      </ButtonLink>
      {canDo(invoice, 'approve') && (
        <ButtonLink
          variant="outlined"
          to={`/invoice/approve?${new URLSearchParams({ status: state, text: number })}`}
        >
          {t('Approve')}
        </ButtonLink>
      )}
      <Button variant="quiet" onClick={onAnother}>
        {t('Generate another')}
      </Button>
    </div>
  )
}

/** Only the member can pay a card invoice, in My Account. */
function PaidByMember() {
  const link = `${window.location.origin}/profile/myaccount`
  const [copied, setCopied] = useState(false)
  return (
    <div className={classes.toSend}>
      <p>{t('The member pays this invoice online. Send the member this link:')}</p>
      <p>
        <a href={link}>{link}</a>{' '}
        <Button
          variant="quiet"
          onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          {t(copied ? 'Copied' : 'Copy link')}
        </Button>
      </p>
    </div>
  )
}

function useShownFor(milliseconds: number): boolean {
  const [isConfirmationShown, setIsConfirmationShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsConfirmationShown(false), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isConfirmationShown
}

function useFocus<E extends HTMLElement>() {
  const element = useRef<E>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
