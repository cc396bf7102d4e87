import type { PlanCategory } from '@bnr/contract/plans/schemas'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useLocation, useSearchParams } from 'react-router'
import { isStaff, mayDo, useSession } from '../accounts/session.ts'
import { BackToPerson } from '../memberships/BackToPerson.tsx'
import { useWayBack } from '../memberships/wayBack.ts'
import { useHydrated } from '../platform/useHydrated.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import { CategoryTabs, categoryIn } from './CategoryTabs.tsx'
import { usePlans } from './calls.ts'
import { StaffTopUps } from './manage/StaffTopUps.tsx'
import { PriceList } from './PriceList.tsx'
import { usePurchaseBasis } from './usePurchaseBasis.ts'

export const meta = () =>
  pageMeta(
    'Membership plans',
    'Compare what each membership of BNR Matrimony costs, how long it lasts and what it includes.',
  )

export default function PackagesPage() {
  const { user } = useSession()
  const manages = mayDo(user, 'plans.manage')
  const category = useCategory(manages)
  const lead = isStaff(user)
    ? t('Plans on sale, as members see them.')
    : t('Choose how you want to search. You pay once for the whole period, by UPI, card or net banking.')
  return (
    <>
      <PageTitle title={t('Membership plans')} lead={lead} actions={<CreateLink />} />
      <Reason />
      <CategoryTabs active={category} manages={manages} />
      {category === 'topup' ? <StaffTopUps /> : <PriceList key={category} category={category} />}
    </>
  )
}

/** The tab in the address, else that of the member's own plan, which a renewal starts from. */
function useCategory(manages: boolean): PlanCategory {
  const [query] = useSearchParams()
  const { basis } = usePurchaseBasis()
  const { data: plans = [] } = usePlans({ withHidden: manages })
  const own = plans.find(({ name }) => name === basis?.membership.planName)
  return categoryIn(query, manages) ?? own?.category ?? 'self'
}

function CreateLink() {
  const { user } = useSession()
  if (!mayDo(user, 'plans.manage')) return null
  return (
    <ButtonLink to="/packages/create" icon={<IconPlus size={20} aria-hidden />}>
      {t('Create package')}
    </ButtonLink>
  )
}

/** Says why the member came here, and leads back. The message is in the browser's history only. */
function Reason() {
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const message: unknown = state?.message
  const wanted = useWayBack()
  const said = isHydrated && typeof message === 'string'
  if (!said && !wanted) return null
  return (
    <Surface
      compact
      className="stack-3"
      style={{ marginBottom: 'var(--bnr-space-6)', justifyItems: 'start' }}
    >
      {said && <p role="status">{t(message)}</p>}
      <BackToPerson />
    </Surface>
  )
}
