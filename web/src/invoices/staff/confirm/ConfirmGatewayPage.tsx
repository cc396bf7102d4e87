import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useIsShown } from '../../../platform/useIsShown.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { CardSkeletonList } from '../../../ui/CardSkeletonList.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { pageMeta } from '../../../ui/pageMeta.ts'
import { t } from '../../../ui/translation.ts'
import { useInvoice } from '../../calls.ts'
import { ConfirmGatewayForm } from './ConfirmGatewayForm.tsx'

export const meta = () => pageMeta('Activate CC payment')

const queue = '/invoice/approve?status=Initiated'

/** Confirms a card payment that the gateway received but never reported to us. */
export default function ConfirmGatewayPage() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return (
    <>
      <PageTitle
        title={t('Activate CC payment')}
        lead={t('We check the transaction with the gateway before we mark the invoice as paid.')}
      />
      {/^[1-9]\d{0,8}$/.test(id) ? <Payment id={Number(id)} /> : <NoInvoice />}
    </>
  )
}

function Payment({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useInvoice(id)
  const back = useBack()
  if (data) return <ConfirmGatewayForm invoice={data} onBack={back} />
  if (data === null) return <NoInvoice />
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return <CardSkeletonList count={1} />
}

/**
 * Goes back, or to the queue when this page was opened directly. A late reply does not move staff who have gone on. Not
 * in the form, which is gone once the invoice is read as paid.
 */
function useBack() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const isShown = useIsShown()
  return () => {
    if (isShown.current) void (key === 'default' ? navigate(queue) : navigate(-1))
  }
}

function NoInvoice() {
  return (
    <EmptyState
      title={t('Invoice not found')}
      message={t('Choose an invoice from the list.')}
      action={<ButtonLink to={queue}>{t('Approve Invoice')}</ButtonLink>}
    />
  )
}
