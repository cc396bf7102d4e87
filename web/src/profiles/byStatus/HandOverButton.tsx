import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import { OpenButton } from '../../ui/OpenButton.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'

export function HandOverButton() {
  return (
    <OpenButton
      label="Hand over profiles"
      Icon={IconArrowsExchange}
      variant="outlined"
      opens={(close) => <HandOverDialog onClose={close} />}
    />
  )
}
