import { useNavigate } from 'react-router'
import { useLateLists } from '../reference/useLateLists.ts'
import type { Choice } from '../ui/fields/choice.ts'
import { wholeForm } from '../ui/form/messages.ts'
import { useForm } from '../ui/form/useForm.ts'
import { GuestSearchForm, wrongAges } from './GuestSearchForm.tsx'
import type { GuestSearchValues } from './guestQuery.ts'
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
    send: async (values) => navigate((await loadCalls()).addressOf(values)),
    refused: () => ({ [wholeForm]: 'No connection. Please check your network and try again' }),
  })
  return <GuestSearchForm {...lists} form={form} genders={partners()} />
}
