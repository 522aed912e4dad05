import {
  AgreementField,
  ChoiceField,
  LineField,
  ParagraphsField,
  RadiosField,
} from '@/ui/components/form/controls'
import type { UploadTexts } from '@/ui/browser/file-upload'
import type { FieldTexts } from '@/ui/components/form/field'
import { FileField } from '@/ui/components/form/file-field'
import { ACCEPTED_FILES } from '@/domain/forms/form-file'

import type { FieldFacts } from './form-fields'
import type { FormTexts } from './form-texts'
import { keptField, leaveOutField } from './own-fields'
import type { ToldFile } from './refusal-json'

interface Props {
  texts: FieldTexts
  facts: FieldFacts
  typed: string
  kept: ToldFile | undefined
  sentences: FormTexts
}

/** The control of a field, by what its schema says of it. */
export function FormFieldView({ texts, facts, typed, kept, sentences }: Props) {
  const { common, problem } = sentences
  const field = { texts, typed, autoComplete: facts.autocomplete }
  switch (facts.input) {
    case 'line':
      return (
        <LineField
          {...field}
          type="text"
          maxLength={facts.maxLength}
          isLatin={facts.direction === 'ltr'}
        />
      )
    case 'email':
      return <LineField {...field} type="email" maxLength={facts.maxLength} isLatin />
    case 'telephone':
      return <LineField {...field} type="tel" maxLength={facts.maxLength} isLatin />
    case 'password':
      return <LineField {...field} type="password" isLatin />
    case 'day':
      return <LineField {...field} type="date" min={facts.least} max={facts.most} isLatin />
    case 'number':
      return (
        <LineField
          {...field}
          type="text"
          inputMode={facts.decimals ? 'decimal' : 'numeric'}
          isLatin
        />
      )
    case 'paragraphs':
      return (
        <ParagraphsField
          texts={texts}
          typed={typed}
          maxLength={facts.maxLength}
          upTo={common('upTo', { most: facts.maxLength })}
        />
      )
    case 'choice':
      return <ChoiceField {...field} options={facts.choices} none={common('choose')} />
    case 'radios':
      return (
        <RadiosField
          texts={texts}
          typed={typed}
          options={facts.choices.flatMap((one) => ('choices' in one ? one.choices : [one]))}
        />
      )
    case 'agreement':
      return <AgreementField texts={texts} isTicked={typed !== ''} />
    case 'file':
      return (
        <FileField
          texts={texts}
          accept={ACCEPTED_FILES[facts.takes]}
          mostBytes={facts.mostBytes}
          kept={kept}
          keptName={keptField(texts.name)}
          leaveOutName={leaveOutField(texts.name)}
          labels={{
            leaveOut: common('file.leaveOut'),
            another: common('file.another'),
            tooLarge: problem(texts.name, 'fileTooLarge', facts),
          }}
          uploadTexts={uploadTexts(common)}
        />
      )
  }
}

/** What the script fills in stays as it is. */
function uploadTexts(common: FormTexts['common']): UploadTexts {
  return {
    sending: common('upload.sending', { name: '{name}' }),
    progress: common('upload.progress', { sent: '{sent}', size: '{size}' }),
    lost: common('upload.lost', { name: '{name}' }),
    arrived: common('upload.arrived', { name: '{name}' }),
    later: common('upload.later', { name: '{name}' }),
    stop: common('upload.stop'),
    photo: common('upload.photo', { size: '{size}', smaller: '{smaller}' }),
    smaller: common('upload.smaller'),
    asItIs: common('upload.asItIs'),
  }
}
