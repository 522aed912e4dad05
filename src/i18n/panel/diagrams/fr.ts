import type { DiagramsTexts } from './en'

export const frDiagrams: DiagramsTexts = {
  blockDiagram: 'Schéma',
  diagramKind: 'Ce qu’il montre',
  diagramParts: 'Éléments',
  diagramPart: 'Élément',
  diagramPartsDescription:
    'Le dessin a une place pour chacun, dans cet ordre. Les suivants n’ont que leurs mots.',
  diagramDrawn: 'Nombres dessinés',
  diagramDrawnDescription:
    'Là où le dessin a des barres : un montant (431.25), des années (5), des mois, ou les heures entre lesquelles on travaille (6 12 13 18). Les mêmes dans toutes les langues.',
  diagramDrawnProblem: 'Uniquement des nombres séparés par des espaces, par exemple 6 12 13.5.',
  diagramAgreement: 'Contrat d’engagement',
  diagramWages: 'Décompte de salaire',
  diagramRest: 'Heures de repos',
  diagramWhoPays: 'Qui paie quoi',
  diagramComplaint: 'Étapes d’une plainte',
  diagramAbandonment: 'Mois sans salaire',
  diagramFraud: 'Une fausse offre',
  diagramPapers: 'Trois documents',
  diagramValidity: 'Durée de validité des documents',
  diagramMailing: 'Qui reçoit un envoi groupé',
  blockChart: 'Dessin de carte marine',
  chartHarbour: 'Port',
  chartQuay: 'Quai',
  chartLeadingLights: 'Feux d’alignement',
  chartPassage: 'Chenal balisé',
  chartLighthouse: 'Phare',
  chartAnchorage: 'Mouillage',
  chartStrait: 'Détroit',
  chartWreck: 'Épave et roches',
}
