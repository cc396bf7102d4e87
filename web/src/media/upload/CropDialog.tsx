import 'react-image-crop/dist/ReactCrop.css'
import ReactCrop from 'react-image-crop'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { t } from '../../ui/translation.ts'
import classes from './CropDialog.module.css'
import { type Crop, square, useCrop } from './useCrop.ts'

const smallest = 24

/** Crops the square of the profile photo, by dragging or with the arrow keys. */
export default function CropDialog({ onClose, ...parts }: Crop & { onClose: () => void }) {
  const { address, image, crop, setCrop, busy, place, unreadable, finish } = useCrop(parts)
  return (
    <Dialog open title={t('Choose the part to show')} onClose={onClose}>
      <p className="note">
        {t('Drag the square or its corners. On a keyboard, press Tab, then use the arrow keys.')}
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
              onError={unreadable}
            />
          </ReactCrop>
        )}
      </div>
      <div className="dialog-actions">
        <Button variant="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button busy={busy} onClick={finish}>
          {t('Done')}
        </Button>
      </div>
    </Dialog>
  )
}
