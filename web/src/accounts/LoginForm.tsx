import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/form/Form.tsx'
import type { FormFrame } from '../ui/form/formAccess.ts'
import classes from './login.module.css'

export interface LoginFormProps {
  form: FormFrame
  action: string
  children: ReactNode
  /** What stands under the button. */
  below?: ReactNode
}

/** Every login form, as it looks: the caret in its first field, one button. */
export function LoginForm({ form, action, children, below }: LoginFormProps) {
  return (
    <Form
      form={form}
      takesFocus
      className={classes.form}
      actions={
        <>
          <Button type="submit" wide busy={form.busy}>
            {action}
          </Button>
          {below}
        </>
      }
    >
      {children}
    </Form>
  )
}
