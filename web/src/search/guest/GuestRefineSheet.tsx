import { useNavigate } from 'react-router'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { wholeForm } from '../../ui/form/messages.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { t } from '../../ui/translation.ts'
import { useCountsOf } from '../counts.ts'
import { ShowButton } from '../form/ShowButton.tsx'
import { GuestSearchFields, wrongAges } from '../GuestSearchForm.tsx'
import { type GuestSearch, guestQueryOf, guestSearchFor, guestValuesOf } from '../guestQuery.ts'
import { useGuestLists } from './useGuestLists.tsx'

interface GuestRefineSheetProps {
  search: GuestSearch
  onClose: () => void
}

/** The fields of a guest's search over its results. Its button has the rounded total, as the results do. */
export default function GuestRefineSheet({ search, onClose }: GuestRefineSheetProps) {
  const navigate = useNavigate()
  const form = useForm({
    initial: guestValuesOf(search),
    check: wrongAges,
    send: (values) => {
      onClose()
      navigate({ search: `?${guestQueryOf(guestSearchFor(values))}` })
    },
  })
  const { values } = form
  const lists = useGuestLists(values)
  const counting = useCountsOf(wrongAges(values)[wholeForm] ? undefined : { guest: guestSearchFor(values) })
  const show = (
    <div className="dialog-actions">
      <ShowButton isCounted {...counting} />
    </div>
  )
  return (
    <Dialog open shape="sheet" title={t('Refine')} onClose={onClose}>
      <Form form={form} className="stack-4" actions={show}>
        <GuestSearchFields {...lists} fieldAt={(name) => fieldOf(form, name)} />
      </Form>
    </Dialog>
  )
}
