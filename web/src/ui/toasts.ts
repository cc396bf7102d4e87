import { notifications } from '@mantine/notifications'
import classes from './toasts.module.css'

const autoClose = 5000

export function toastSuccess(message: string) {
  notifications.show({ message, autoClose, classNames: { root: `${classes.toast} ${classes.success}` } })
}

export function toastInfo(message: string) {
  notifications.show({ message, autoClose, classNames: { root: `${classes.toast} ${classes.info}` } })
}

export function toastError(message: string) {
  notifications.show({
    message,
    autoClose,
    role: 'alert',
    classNames: { root: `${classes.toast} ${classes.error}` },
  })
}
