import { scriptAddress } from '@/domain/browser/browser-scripts'
import type { UploadTexts } from '@/ui/browser/file-upload'

import { Icon } from '../icon'
import { controlAttributes, Field, type FieldTexts } from './field'

interface Props {
  texts: FieldTexts
  /** As the browser's dialog takes it: `.pdf,.docx`. */
  accept: string
  /** Bytes. */
  mostBytes: number
  /** What came with an earlier try. */
  kept?: { name: string; received: string; value: string } | undefined
  /** The name of the box that leaves it out, and of the field that says which it is (`value`). */
  leaveOutName: string
  keptName: string
  labels: { leaveOut: string; another: string; tooLarge: string }
  /** What is said while it is sent before its form; nothing where it goes with its form alone. */
  uploadTexts: UploadTexts | undefined
}

/** A file. A file input cannot be filled in again, so one that came already is shown, and need not be sent again. */
export function FileField(props: Props) {
  const { texts, accept, mostBytes, kept, leaveOutName, keptName, labels, uploadTexts } = props
  const { required, ...attributes } = controlAttributes(texts)
  const box = (
    <div className="kept">
      <Icon name="file" />
      <b>
        <bdi>{kept?.name}</bdi>
      </b>
      <span className="hint">{kept?.received}</span>
      <input type="hidden" name={keptName} value={kept?.value ?? ''} />
      <label className="opt">
        <input type="checkbox" name={leaveOutName} value="yes" autoComplete="off" />
        <span>{labels.leaveOut}</span>
      </label>
    </div>
  )
  return (
    <Field texts={texts}>
      {kept ? (
        box
      ) : (
        // For the script; a browser sends nothing of it.
        <fieldset hidden disabled data-template="kept">
          {box}
        </fieldset>
      )}
      <div className="file">
        {kept && (
          <span className="hint" id={`${attributes.id}-another`}>
            {labels.another}
          </span>
        )}
        <input
          {...attributes}
          type="file"
          accept={accept}
          data-most-bytes={mostBytes}
          data-too-large={labels.tooLarge}
          required={required && !kept}
        />
        {uploadTexts && (
          <div
            className="up"
            data-upload={scriptAddress('upload')}
            data-upload-texts={JSON.stringify(uploadTexts)}
          >
            <p role="status" className="hint" />
          </div>
        )}
      </div>
    </Field>
  )
}
