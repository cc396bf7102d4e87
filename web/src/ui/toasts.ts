import { notifications } from '@mantine/notifications'
import classes from './toasts.module.css'
import { translate } from './translation.ts'

const autoClose = 5000
const closeButton = () => ({ 'aria-label': translate('Close') })

export function toastSuccess(message: string) {
  notifications.show({
    message,
    autoClose,
    closeButtonProps: closeButton(),
    classNames: { root: `${classes.toast} ${classes.success}` },
  })
}

export function toastInfo(message: string) {
  notifications.show({
    message,
    autoClose,
    closeButtonProps: closeButton(),
    classNames: { root: `${classes.toast} ${classes.info}` },
  })
}

export function toastError(message: string) {
  notifications.show({
    message,
    autoClose,
    closeButtonProps: closeButton(),
    role: 'alert',
    classNames: { root: `${classes.toast} ${classes.error}` },
  })
}
