import 'react-image-crop/dist/ReactCrop.css'
import { errors } from '@bnr/contract/errors'
import { largestPhotoPixels } from '@bnr/contract/media/schemas'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import ReactCrop, { centerCrop, convertToPixelCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './CropDialog.module.css'
import { cropped } from './cropping.ts'

export interface CropDialogProps {
  file: File
  onDone: (file: File) => void
  /** The browser cannot read the file, or it is too large to be worked on. */
  onUnusable: (message: string) => void
  onClose: () => void
}

const square = 1
const firstWidth = 50
const smallest = 60

/** The square of a photo that becomes the profile photo: dragged, or moved with the arrow keys. */
export default function CropDialog({ file, onDone, onUnusable, onClose }: CropDialogProps) {
  const { t } = useTranslation()
  const address = useObjectAddress(file)
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const [busy, setBusy] = useState(false)

  function place({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
    const { width, height, naturalWidth, naturalHeight } = currentTarget
    if (naturalWidth * naturalHeight > largestPhotoPixels) return onUnusable(errors.photo_too_large.message)
    setCrop(
      centerCrop(makeAspectCrop({ unit: '%', width: firstWidth }, square, width, height), width, height),
    )
  }

  async function done() {
    if (!image.current || !crop) return
    const { width, height } = image.current
    setBusy(true)
    try {
      onDone(await cropped(image.current, convertToPixelCrop(crop, width, height)))
    } catch {
      onUnusable(errors.not_a_photo.message)
    }
  }

  return (
    <Dialog open title={t('Choose the part to show')} onClose={onClose}>
      <p className={classes.hint}>
        {t('Drag the square or its corners. With the keyboard: Tab, then the arrow keys.')}
      </p>
      <div className={classes.stage}>
        {address && (
          <ReactCrop
            {...(crop && { crop })}
            aspect={square}
            minWidth={smallest}
            keepSelection
            ruleOfThirds
            onChange={(_, percent) => setCrop(percent)}
          >
            <img
              ref={image}
              src={address}
              alt={t('The photo you chose')}
              onLoad={place}
              onError={() => onUnusable(errors.not_a_photo.message)}
            />
          </ReactCrop>
        )}
      </div>
      <div className={classes.actions}>
        <Button look="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button busy={busy} onClick={done}>
          {t('Done')}
        </Button>
      </div>
    </Dialog>
  )
}

/** An address under which the page can show a file that is still on the device. */
function useObjectAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
