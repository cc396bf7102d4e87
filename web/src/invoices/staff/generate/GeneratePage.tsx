import { bnrIdLength } from '@bnr/contract/accounts/loginRules'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { isPaidMembership } from '@bnr/contract/memberships/schemas'
import type { Profile } from '@bnr/contract/profiles/profile'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useCurrentMembership } from '../../../memberships/calls.ts'
import { usePlans, useTopUps } from '../../../plans/calls.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { useReading } from '../../../platform/useReading.ts'
import { bnrIdError, bnrIdMessages } from '../../../profiles/bnrIdRule.ts'
import { profileQuery } from '../../../profiles/calls.ts'
import { useServiceProvider } from '../../../reference/serviceProvider.ts'
import { Button } from '../../../ui/Button.tsx'
import { CardSkeletonList } from '../../../ui/CardSkeletonList.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { DigitsField } from '../../../ui/fields/DigitsField.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { fieldOf } from '../../../ui/form/fieldOf.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { text } from '../../../ui/list/address.ts'
import { useAddress } from '../../../ui/list/useAddress.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { pageMeta } from '../../../ui/pageMeta.ts'
import { t } from '../../../ui/translation.ts'
import classes from './GeneratePage.module.css'
import { InvoiceForm } from './InvoiceForm.tsx'
import { IssuedInvoice } from './IssuedInvoice.tsx'
import { MemberSummary } from './MemberSummary.tsx'

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

/** Shows nothing when the member is not found, because the search already says so. */
function InvoiceFor({ bnrId }: { bnrId: string }) {
  const { data, error, isFetching, refetch } = useMember(bnrId)
  if (data) return <Sale profile={data} />
  if (isRefusal(error)) return null
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return <CardSkeletonList count={1} />
}

function Sale({ profile }: { profile: Profile }) {
  const [issued, setIssued] = useState<Invoice>()
  const membership = useCurrentMembership(profile.id)
  const plans = usePlans({ withHidden: true })
  const topUps = useTopUps({
    withHidden: true,
    enabled: membership.data && isPaidMembership(membership.data),
  })
  const failed = [membership, plans].find(({ data, error }) => error && !data)
  if (failed)
    return (
      <ErrorState
        message={failed.error?.message ?? ''}
        busy={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    )
  if (!membership.data || !plans.data) return <CardSkeletonList count={1} />
  return (
    <div className={classes.sale}>
      <MemberSummary profile={profile} membership={membership.data} />
      {issued ? (
        <IssuedInvoice invoice={issued} onAnother={() => setIssued(undefined)} />
      ) : (
        <InvoiceForm
          profile={profile}
          membership={membership.data}
          plans={[...plans.data, ...(topUps.data ?? [])]}
          onIssued={setIssued}
        />
      )}
    </div>
  )
}

/** Shows the server's message about an unknown BNR ID at the field. */
function MemberSearch({ pid, onFind }: { pid: string; onFind: (pid: string) => void }) {
  const { error } = useMember(pid)
  const form = useForm({
    initial: { pid },
    check: (typed) => {
      const problem = bnrIdError(typed.pid, bnrIdMessages.staffLength)
      return problem ? { pid: problem } : {}
    },
    send: (typed) => onFind(typed.pid.trim()),
  })
  const field = fieldOf(form, 'pid')
  const refusal = form.values.pid === pid && isRefusal(error) ? error?.message : undefined
  const find = (
    <Button type="submit" variant="outlined">
      {t('Find')}
    </Button>
  )
  return (
    <Form form={form} className={classes.search} aria-label={t('Search by BNR ID')} actions={find}>
      <DigitsField
        label={t('BNR ID')}
        name="pid"
        placeholder={t('7 or 8 digits')}
        maxLength={bnrIdLength}
        autoComplete="off"
        {...field}
        error={field.error ?? (refusal && t(refusal))}
      />
    </Form>
  )
}

const useMember = (bnrId: string) => useReading({ ...profileQuery(bnrId), enabled: bnrId !== '' })
