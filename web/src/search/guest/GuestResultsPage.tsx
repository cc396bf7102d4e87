import { errors } from '@bnr/contract/errors'
import { indianNumber } from '@bnr/contract/indianNumber'
import { guestPageSize } from '@bnr/contract/pageSizes'
import { any } from '@bnr/contract/search/defaults'
import { isFewForGuests } from '@bnr/contract/search/guestTotals'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { openLogin, useLoginLeadsTo } from '../../accounts/loginPrompt.ts'
import { isStaff, useSession } from '../../accounts/session.ts'
import { useFoundProfiles } from '../../profiles/calls.ts'
import { GuestCard } from '../../profiles/card/GuestCard.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { widePart } from '../../ui/latePart.ts'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { usePage } from '../../ui/list/useAddress.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { Redirect } from '../../ui/Redirect.tsx'
import { t } from '../../ui/translation.ts'
import { type GuestSearch, guestCriteria, guestMayRead, guestQueryOf, guestSearchOf } from '../guestQuery.ts'
import { partners } from '../partners.ts'
import { toQuery } from '../query.ts'
import { CriteriaLine } from '../results/CriteriaLine.tsx'
import { FoundProfiles, NothingFound } from '../results/FoundProfiles.tsx'
import { RefinedResults, RefineSkeleton } from '../results/RefinedResults.tsx'
import { emptyValues } from '../searchForms.ts'
import classes from './GuestResultsPage.module.css'

export const meta = () => pageMeta('Search results')

const GuestRefineFields = widePart(() => import('./GuestRefineFields.tsx'), <RefineSkeleton fields={4} />)
const GuestRefineSheet = lazyDialog(() => import('./GuestRefineSheet.tsx'))

export default function GuestResultsPage() {
  const { user } = useSession()
  const [query] = useSearchParams()
  const search = guestSearchOf(query)
  const allowed = guestMayRead(search.page)
  const [invited, setInvited] = useState(!allowed)
  const memberSearch = memberSearchOf(search)
  useLoginLeadsTo(memberSearch)
  if (user) return <Redirect to={isStaff(user) ? '/ad/profile/search' : memberSearch} />

  return (
    <div className={classes.page}>
      <RefinedResults
        head={
          <>
            <div className={classes.title}>
              <PageTitle title={t('Search results')} />
            </div>
            <GuestCriteria search={search} />
          </>
        }
        column={<GuestRefineFields search={search} />}
      >
        {allowed ? (
          <GuestFoundProfiles search={search} onCovered={() => setInvited(true)} />
        ) : (
          <EmptyState title={t('There are more profiles')} message={t('Register to see every page.')} />
        )}
      </RefinedResults>
      <LoginInvitation open={invited} onClose={() => setInvited(false)} />
    </div>
  )
}

/** The form of guests is on the home page. */
const formFor = (search: GuestSearch) => ({
  to: `/home?${guestQueryOf({ ...search, page: 0 })}`,
  state: 'search',
})

/** A guest's search always has bride or groom, and ages; only a denomination can be removed. */
function GuestCriteria({ search }: { search: GuestSearch }) {
  const { gender, from, to, denomination } = search
  const ages = t('{from} to {to}', { from: String(from), to: String(to) })
  const without = guestQueryOf({ ...search, denomination: any, page: 0 })
  const chips = [
    { name: 'gender', text: partners().find(({ value }) => value === gender)?.label ?? '' },
    { name: 'age', text: t('{ages} years', { ages }) },
    ...(denomination === any ? [] : [{ name: 'denomination', text: denomination, without }]),
  ]
  return (
    <CriteriaLine
      chips={chips}
      opens={(close) => <GuestRefineSheet search={search} onClose={close} />}
      form={formFor(search)}
    />
  )
}

/** Address of the same search for a member. */
function memberSearchOf({ from, to, denomination }: GuestSearch): string {
  const values = {
    ...emptyValues(),
    age: { from: String(from), to: String(to) },
    denomination: denomination === any ? [] : [denomination],
  }
  return `/profile/list?${toQuery({ form: 'quick', values, page: 0 })}`
}

/** Asks a guest who wants to see more to log in or register. */
function LoginInvitation({ open, onClose }: { open: boolean; onClose: () => void }) {
  function login() {
    onClose()
    openLogin()
  }

  return (
    <Dialog open={open} title={t(errors.guest_pages.message)} onClose={onClose}>
      <p className="soft">
        {t('Photos, names and contacts are shown to registered members only. Registration is free.')}
      </p>
      <div className={classes.actions}>
        <Button wide onClick={login}>
          {t('Login')}
        </Button>
        <ButtonLink wide variant="outlined" to="/home">
          {t('Go to Registration Page')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}

interface GuestFoundProfilesProps {
  search: GuestSearch
  /** Called when a guest presses something hidden or asks for a page beyond the last. */
  onCovered: () => void
}

function GuestFoundProfiles({ search, onCovered }: GuestFoundProfilesProps) {
  const { user, opening } = useSession()
  const { onPage, pageAddress } = usePage()
  const { page } = search
  const found = useFoundProfiles(
    { query: { page, size: guestPageSize }, body: { criteria: guestCriteria(search) } },
    { enabled: !user && !opening },
  )
  return (
    <FoundProfiles
      found={found}
      page={page}
      isRounded
      pageSize={guestPageSize}
      pageAddress={pageAddress}
      onPage={(next, how) => (guestMayRead(next) ? onPage(next, how) : onCovered())}
      empty={<NothingFound action={<ChangeSearch search={search} />} />}
    >
      {(profiles, total) => (
        <>
          <ul className="stack-5">
            {profiles.map((profile, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: guests receive no id that tells two profiles apart
              <li key={index}>
                <GuestCard profile={profile} onCovered={onCovered} />
              </li>
            ))}
          </ul>
          <p className={classes.more}>
            <ButtonLink to="/home">{moreText(total)}</ButtonLink>
          </p>
        </>
      )}
    </FoundProfiles>
  )
}

const ChangeSearch = ({ search }: { search: GuestSearch }) => (
  <ButtonLink {...formFor(search)} variant="outlined">
    {t('Change search')}
  </ButtonLink>
)

const moreText = (total: number): string =>
  isFewForGuests(total)
    ? t('Register free to see names and photos')
    : t('Register free to see all {count}', { count: indianNumber(total) })
