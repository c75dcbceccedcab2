-- What a fresh installation begins with; admins change it.
INSERT INTO "ForumCategory" ("id", "name", "description", "position", "hasAnswers", "createdAt") VALUES
  ('general', 'General', 'Anything about building things here.', 1, false, strftime('%Y-%m-%dT%H:%M:%S.000+00:00', 'now')),
  ('show-and-tell', 'Show & tell', 'What you have made: the app, how it came to be, what you learned.', 2, false, strftime('%Y-%m-%dT%H:%M:%S.000+00:00', 'now')),
  ('help', 'Help', 'Something does not work, or you do not know how. An answer can be accepted.', 3, true, strftime('%Y-%m-%dT%H:%M:%S.000+00:00', 'now')),
  ('ideas', 'Ideas', 'What should be here, and what should be better.', 4, false, strftime('%Y-%m-%dT%H:%M:%S.000+00:00', 'now'));

INSERT INTO "ChatRoom" ("id", "name", "description", "position", "createdAt") VALUES
  ('general', 'General', 'Whatever is on your mind.', 1, strftime('%Y-%m-%dT%H:%M:%S.000+00:00', 'now')),
  ('show-and-tell', 'Show & tell', 'Fresh apps, half-done ones too.', 2, strftime('%Y-%m-%dT%H:%M:%S.000+00:00', 'now')),
  ('help', 'Help', 'Quick questions, quick answers.', 3, strftime('%Y-%m-%dT%H:%M:%S.000+00:00', 'now'));
