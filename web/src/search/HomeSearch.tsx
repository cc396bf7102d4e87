import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLateLists } from '../reference/useLateLists.ts'
import { type Choice, withValue } from '../ui/fields/choice.ts'
import { wholeForm } from '../ui/form/messages.ts'
import { useForm } from '../ui/form/useForm.ts'
import { GuestSearchForm, wrongAges } from './GuestSearchForm.tsx'
import type { GuestSearchValues } from './guestQuery.ts'
import type { HomeForm } from './homeSearchCalls.ts'
import { partners } from './partners.ts'

/** Loaded late because it brings the contract's schemas, which a visitor who only reads does not need. */
const loadCalls = () => import('./homeSearchCalls.ts')
const loadLists = async () => (await loadCalls()).loadSearchLists()

const initial: GuestSearchValues = { gender: 'f', ageFrom: '21', ageTo: '30', denomination: 'Any' }

const ages = Array.from({ length: 53 }, (_, index) => String(index + 18))

const firstLists: Record<'ages' | 'denominations', readonly Choice[]> = {
  ages: ages.map((age) => ({ value: age, label: age })),
  denominations: [{ value: 'Any', label: 'Any' }],
}

/** The basic search on the home page. Its results open on a page of their own. */
export function HomeSearch() {
  const navigate = useNavigate()
  const lists = useLateLists(firstLists, loadLists)
  const form = useForm({
    initial,
    check: wrongAges,
    send: async (values) => (await loadCalls()).openResults(values, navigate),
    refused: () => ({ [wholeForm]: 'No connection. Please check your network and try again' }),
  })
  useValuesOfAddress(form)
  const [isUsed, setUsed] = useState(false)
  const total = useTotal(isUsed && !form.busy && !wrongAges(form.values)[wholeForm] ? form.values : undefined)
  return (
    <GuestSearchForm
      {...total}
      ages={withValue(withValue(lists.ages, form.values.ageTo), form.values.ageFrom)}
      denominations={withValue(lists.denominations, form.values.denomination)}
      form={form}
      genders={partners()}
      onUse={() => setUsed(true)}
    />
  )
}

/** After hydration, because the page is the same file for everybody. */
function useValuesOfAddress(form: HomeForm): void {
  const latest = useRef(form)
  latest.current = form
  useEffect(() => {
    if (location.search) void loadCalls().then(({ restore }) => restore(latest.current, initial), ignored)
  }, [])
}

/** Without a connection the form begins with its usual values. */
const ignored = () => undefined

/** In milliseconds after the last choice. */
const pause = 250

/** The total of a search once somebody uses the form. Without a connection the form works without it. */
function useTotal(values: GuestSearchValues | undefined): { total: string | undefined; isOld: boolean } {
  const asked = values ? JSON.stringify(values) : ''
  const [found, setFound] = useState<{ asked: string; total: string }>()
  useEffect(() => {
    if (!asked) return
    const leaving = new AbortController()
    const count = () =>
      loadCalls()
        .then(({ totalFor }) => totalFor(JSON.parse(asked), leaving.signal))
        .then((total) => setFound({ asked, total }))
        .catch(() => leaving.signal.aborted || setFound(undefined))
    const timer = setTimeout(count, pause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [asked])
  return { total: asked ? found?.total : undefined, isOld: found?.asked !== asked }
}
