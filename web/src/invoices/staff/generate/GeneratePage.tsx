import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { bnrIdError } from '../../../profiles/bnrIdRule.ts'
import { useServiceProvider } from '../../../reference/serviceProvider.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { text } from '../../../ui/list/address.ts'
import { useAddress } from '../../../ui/list/useAddress.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { pageMeta } from '../../../ui/pageMeta.ts'
import { t } from '../../../ui/translation.ts'
import { InvoiceFor } from './InvoiceFor.tsx'
import { MemberSearch } from './MemberSearch.tsx'

export const meta = () => pageMeta('Generate Invoice')

const memberAddress = { pid: text((typed) => !bnrIdError(typed)) }

/** Finds the member first, then shows the invoice form. */
export default function GeneratePage() {
  const [{ pid }, change] = useAddress(memberAddress)
  useNavigationState((bnrId) => change({ pid: bnrId }, { replace: true }))
  const { provider } = useServiceProvider()
  if (provider && !provider.taxNumber) return <NoTaxNumber />
  return (
    <>
      <PageTitle
        title={t('Generate Invoice')}
        lead={t('For payments made outside the website, and for members who ask for help.')}
      />
      <MemberSearch key={pid} pid={pid} onFind={(found) => change({ pid: found })} />
      {pid && <InvoiceFor key={`for ${pid}`} bnrId={pid} />}
    </>
  )
}

/** The server would refuse to issue, so say so before anybody fills in the form. */
function NoTaxNumber() {
  return (
    <EmptyState
      isPage
      title={t('You cannot issue invoices yet')}
      message={t(
        'The company’s tax number (GSTIN) is not set. Ask your administrator to set it, then reload this page.',
      )}
    />
  )
}

/** Another page may pass the BNR ID in the navigation state. */
function useNavigationState(take: (pid: string) => void) {
  const { state } = useLocation()
  const statedId = typeof state === 'object' && state !== null && 'pid' in state ? String(state.pid) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: copied to the address once
  useEffect(() => {
    if (statedId && !bnrIdError(statedId)) take(statedId)
  }, [statedId])
}
