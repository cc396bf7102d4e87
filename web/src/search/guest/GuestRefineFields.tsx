import { useNavigate } from 'react-router'
import { wholeForm } from '../../ui/form/messages.ts'
import { t } from '../../ui/translation.ts'
import { GuestSearchFields, wrongAges } from '../GuestSearchForm.tsx'
import {
  type GuestSearch,
  type GuestSearchValues,
  guestQueryOf,
  guestSearchFor,
  guestValuesOf,
} from '../guestQuery.ts'
import { useDraft } from '../results/useDraft.ts'
import { useGuestLists } from './useGuestLists.tsx'

const queryFor = (values: GuestSearchValues) => String(guestQueryOf(guestSearchFor(values)))

/** The fields of a guest's search next to its results, which follow each choice. */
export default function GuestRefineFields({ search }: { search: GuestSearch }) {
  const navigate = useNavigate()
  const { shown, keep, expect } = useDraft(guestValuesOf(search), queryFor)
  const lists = useGuestLists(shown)
  const problem = wrongAges(shown)[wholeForm]

  function change(next: GuestSearchValues) {
    keep(next)
    if (wrongAges(next)[wholeForm]) return
    expect(queryFor(next))
    navigate({ search: `?${queryFor(next)}` })
  }

  return (
    <div className="stack-4">
      <GuestSearchFields
        {...lists}
        fieldAt={(name) => ({
          value: shown[name],
          onChange: (value) => change({ ...shown, [name]: value }),
        })}
      />
      <p role="alert" className="danger">
        {problem && t(problem)}
      </p>
    </div>
  )
}
