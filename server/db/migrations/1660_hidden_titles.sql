-- Hidden by the staff: deleted_at is set too, and no import brings it back.
alter table title add column hidden_at timestamptz;
