import { useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { Dialog, type DialogProps } from '../Dialog.tsx'
import { t } from '../translation.ts'
import { Form, type FormProps } from './Form.tsx'

export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'onClose'>,
    Pick<FormProps, 'form' | 'children' | 'takesFocus'> {
  /** Label of the submit button. */
  action: string
  /** True while work that the form started is still under way. */
  busy?: boolean
}

/**
 * A form in a dialog that is open while it is mounted. It shows refusals inside, next to what they are about. Cancel closes
 * it at once; Escape, the cross and a press outside can be slips, and ask first if something was entered.
 */
export function FormDialog(props: FormDialogProps) {
  const { form, title, action, takesFocus, onClose, children } = props
  const isEdited = useRef(false)
  const [asks, setAsks] = useState(false)
  const busy = form.busy || props.busy === true
  const close = () => (isEdited.current && !busy ? setAsks(true) : onClose())
  const actions = (
    <div className="dialog-actions">
      <Button variant="quiet" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" busy={busy}>
        {action}
      </Button>
    </div>
  )
  return (
    <>
      {/* Before the form: when both are removed, it closes first, and the form returns the focus. */}
      {asks && (
        <ConfirmDialog
          title={t('Discard what you entered?')}
          confirmLabel={t('Discard')}
          cancelLabel={t('Keep editing')}
          destructive
          onConfirm={onClose}
          onClose={() => setAsks(false)}
        />
      )}
      <Dialog open title={title} onClose={close}>
        <Form
          form={form}
          className="stack-5"
          actions={actions}
          takesFocus={takesFocus}
          onInput={() => {
            isEdited.current = true
          }}
        >
          {children}
        </Form>
      </Dialog>
    </>
  )
}
