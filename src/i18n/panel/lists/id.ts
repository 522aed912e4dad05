import type { enLists } from './en'

/** What the panel says of lists and of the tree; a part of `../id.ts`. */
export const idLists: Record<keyof typeof enLists, string> = {
  treeView: 'Pohon',
  listView: 'Daftar',
  treeExplains:
    'Seret dokumen ke tempatnya, atau tekan pegangannya lalu gunakan tombol panah. Urutannya sama di semua bahasa dan pembaca langsung melihat pemindahan; tidak ada hal lain yang diterbitkan.',
  treeRead: 'Editor memindahkan dokumen di sini. Urutannya sama di semua bahasa.',
  treeHandle: 'Pindahkan “{{title}}”',
  treeBranch: 'Yang ada di bawah “{{title}}”',
  treeExpandAll: 'Tampilkan semua',
  treeCollapseAll: 'Tampilkan tingkat teratas saja',
  treeDraft: 'draf',
  treeChangedText: 'perubahan belum diterbitkan',
  treeMissing: 'belum ada dalam {{language}}',
  treeInTrash: 'di tempat sampah',
  treeFirstPage: 'halaman utama',
  treePending: 'induk lain dipilih dalam drafnya',
  treeLifted:
    '“{{title}}” diangkat: tempat {{place}} dari {{count}}, {{where}}. Tombol panah memindahkannya, bilah spasi meletakkannya, Escape mengembalikannya.',
  treeStands: 'Tempat {{place}} dari {{count}}, {{where}}',
  treeAtTop: 'di tingkat teratas',
  treeBelow: 'di bawah “{{title}}”',
  treeNoFurther: 'Tidak bisa lebih jauh ke arah ini.',
  treePutBack: '“{{title}}” kembali ke tempat semula.',
  treeDropped: '“{{title}}” kini di tempat {{place}} dari {{count}}, {{where}}.',
  treeUp: 'Naik',
  treeDown: 'Turun',
  treeIn: 'Ke bawah yang sebelumnya',
  treeOut: 'Keluar, setelah induknya',
  treeDrop: 'Letakkan',
  treeCancel: 'Kembalikan',
  treeAsk: 'Alamat berubah',
  treeAskExplains:
    'Alamat terbit yang berubah: {{addresses}} (dokumen: {{documents}}, bahasa: {{languages}}). Alamat lama mengarah sendiri ke yang baru.',
  treeMove: 'Pindahkan',
  treeParentGone: 'Tidak bisa ke sana: salah satunya ada di tempat sampah atau sudah dihapus.',
  treeChanged: 'Pohon telah berubah dan baru saja dibaca ulang. Silakan pindahkan lagi.',
  treeEmpty: 'Belum ada apa-apa di sini.',
  treePart: 'Hanya {{count}} dokumen pertama yang ditampilkan.',
  treePlaceLink: 'Tempatnya ditentukan di pohon',
}
